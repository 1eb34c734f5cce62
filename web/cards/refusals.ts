import { ApiError } from '#web/app/api.ts';

/** How a riddle or puzzle has ended in another tab, if that is why the server refuses. */
export function endedElsewhere(error: unknown): 'solved' | 'revealed' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'already_solved') return 'solved';
  return error.code === 'already_revealed' ? 'revealed' : undefined;
}

export function answeredElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'already_answered';
}

/** The session ended while the card was open. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sign_in_required';
}
