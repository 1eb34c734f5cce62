/** The parts of a sign-in that is finished by a second step, which the staff module checks. */
export { countAttempt } from './attempts.ts';
export { completeSession, completeWithoutCode, completion, forgiveAttempts, lockedMember } from './complete-session.ts';
export { newSessionKey, replaceSessionKey } from './session-keys.ts';
export type { Visit } from './sessions.ts';
