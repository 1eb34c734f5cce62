import { DAY, later } from '../platform/clock.ts';

export const MOST_WISHES = 3;
const PAUSE = DAY;

export interface Wishes {
  readonly asked: number;
  readonly lastAskedAt: Date;
}

export type WishVerdict =
  | { readonly granted: true }
  | { readonly granted: false; readonly because: 'all_used' }
  | { readonly granted: false; readonly because: 'too_soon'; readonly until: Date };

/** Whether the notice may go out once more: three times in all, once a day. A parent must not be pestered. */
export function mayAskAgain({ asked, lastAskedAt }: Wishes, now: Date): WishVerdict {
  if (asked >= MOST_WISHES) return { granted: false, because: 'all_used' };
  const until = later(lastAskedAt, PAUSE);
  return asked > 0 && until > now ? { granted: false, because: 'too_soon', until } : { granted: true };
}
