/**
 * Accounts of children and staff: sign-up, sessions, passwords, and closing an account. Nobody can find out whether an address
 * is known, lock another child out, or take over an account without access to its mailbox.
 */
import type { Module } from '../platform/module.ts';
import { eventHandlers } from './event-handlers.ts';
import { jobs } from './jobs.ts';
import { openMemory as open } from './memory.ts';
import { people } from './people.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export { addParent, endAllSessionsOf, findChildByName, listParents, lockChild } from './child-accounts.ts';
export { chooseReach, closeScopes, setConsent } from './consent.ts';
export { agreeToLeave, comeBack, type Departure, findDeparture, leave } from './departures/departures.ts';
export { beginErasing, listDueDepartures } from './departures/due-departures.ts';
export { accountCreated, accountLeft, scopesChanged } from './events.ts';
export { knownLanguage } from './language.ts';
export { blockAddress, isBlocked, unblockAddress } from './mail-addresses/blocked-addresses.ts';
export { takeParentMail } from './mail-addresses/mail-limits.ts';
export { mailboxKey } from './mail-addresses/mailbox.ts';
export { sessionSecret, whenAccountChanges } from './memory.ts';
export { type RealName, tellsRealName, tellsWholeName } from './names/real-names.ts';
export { nameSentences } from './names/username-policy.ts';
export { neutralUsername } from './names/usernames.ts';
export { presentUserAfter } from './own-user.ts';
export { hashNewPassword } from './passwords/new-passwords.ts';
export { people } from './people.ts';
export { retained } from './retained.ts';
export { announceEnd } from './sessions/announce-end.ts';
export { countAttempt } from './sessions/attempts.ts';
export { authenticate, listActiveSessions, noteActivity } from './sessions/authenticate.ts';
export { newSessionKey, replaceSessionKey } from './sessions/session-keys.ts';
export { listDevices, type Visit } from './sessions/sessions.ts';
export { readRegistration, registrationSetting, setRegistration } from './sign-up/registration.ts';
export { createStaffAccount } from './sign-up/staff-accounts.ts';

export const accounts: Module = { name: 'accounts', personalData, people, routes, eventHandlers, jobs, open };
