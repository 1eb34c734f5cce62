import { DAY } from '../../platform/clock.ts';

/** Parents of a child, including invited ones. */
export const MAX_GROWN_UPS = 4;
export const INVITATION_LIFETIME = 7 * DAY;
/** How long a parent can still see that nobody answered. */
export const INVITATION_KEPT_FOR = 7 * DAY;

export type InvitationState = 'open' | 'late' | 'declined';

export function invitationState(
  { declinedAt, expiresAt }: { readonly declinedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): InvitationState {
  if (declinedAt) return 'declined';
  return expiresAt <= now ? 'late' : 'open';
}
