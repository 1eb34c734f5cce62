import type { LinkPurpose } from '#contract/family.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';

export const MAX_WISHES = 3;
const PAUSE = DAY;

/** How long a family's answer is awaited, and when it is reminded of. */
export const WAITING = 7 * DAY;
export const REMINDERS = [3 * DAY, 6 * DAY] as const;
/** The second, confirming mail comes no sooner. */
export const CONFIRMATION = DAY;
/** Until then a no can be taken back. */
export const DECLINED_STAYS = DAY;
export const REVOKED_STAYS = 7 * DAY;
/** Of links that are no answer to the first question. */
export const RESTATED_LINK = 30 * DAY;
export const WAY_OUT_LINK = 365 * DAY;
export const PROOF_YEARS = 3;

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
  if (asked >= MAX_WISHES) return { granted: false, because: 'all_used' };
  const until = later(lastAskedAt, PAUSE);
  // Longer than a pause: that wish was noted while the clock was wrong.
  return asked > 0 && until > now && until <= later(now, 2 * PAUSE)
    ? { granted: false, because: 'too_soon', until }
    : { granted: true };
}

export interface Answer {
  readonly parentId: string | null;
  readonly state: 'granted' | 'declined' | 'revoked' | 'objected';
  readonly method: 'email_plus' | 'in_person';
  readonly scopes: readonly Scope[];
  readonly noticeVersion: number;
}

export interface Stand {
  readonly status: ConsentStatus;
  readonly method: string | null;
  readonly scopes: readonly Scope[];
  /** Somebody who never said yes objects to the yes of another one, and staff have not decided. */
  readonly isDisputed?: boolean;
}

/**
 * What all answers together come to: a no of who was asked first, or had said yes, outweighs every yes; one of who came later
 * closes what is open and ends nothing, because staff may have named somebody by mistake. Only what everybody who has answered allows is open, and a yes
 * to an older notice opens nothing.
 */
export function standOf(answers: readonly Answer[], noticeVersion: number): Stand {
  for (const state of ['revoked', 'declined'] as const) {
    const no = answers.find((answer) => answer.state === state);
    if (no) return { status: state, method: no.method, scopes: [] };
  }
  const yeses = answers.filter((answer) => answer.state === 'granted');
  const [first, ...others] = yeses;
  if (!first) return { status: answers.length > 0 ? 'declined' : 'pending', method: null, scopes: [] };
  if (yeses.length < answers.length)
    return { status: 'granted', method: methodOf(yeses), scopes: [], isDisputed: true };
  const isCurrent = answers.every((answer) => answer.noticeVersion === noticeVersion);
  const shared = first.scopes.filter((scope) => others.every(({ scopes }) => scopes.includes(scope)));
  return { status: 'granted', method: methodOf(answers), scopes: isCurrent ? shared : [] };
}

/** As strong as the weakest. */
function methodOf(answers: readonly Answer[]): string {
  return answers.some(({ method }) => method === 'email_plus') ? 'email_plus' : 'in_person';
}

export type LinkState = 'open' | 'used' | 'late' | 'replaced' | 'unknown';

interface Link {
  readonly childId: string | null;
  readonly parentId: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly replacedAt: Date | null;
}

export function linkState(link: Link | undefined, now: Date): LinkState {
  if (!link) return 'unknown';
  if (link.usedAt) return 'used';
  if (link.replacedAt) return 'replaced';
  return link.expiresAt <= now || !link.childId || !link.parentId ? 'late' : 'open';
}

interface Question {
  readonly purpose: LinkPurpose;
  readonly own: Answer | undefined;
  readonly noticeVersion: number;
  readonly isErasing: boolean;
  readonly isLeaving: boolean;
  /** Some grown-up who has an address here has answered for the child. */
  readonly isHeard: boolean;
}

/** Whether what a link asks is still a question: it may have been answered by another way meanwhile. */
export function isOpenQuestion({ purpose, own, noticeVersion, isErasing, isLeaving, isHeard }: Question): boolean {
  switch (purpose) {
    case 'decide':
      return !isErasing && (!own || (own.state === 'granted' && own.noticeVersion < noticeVersion));
    case 'way_out':
      return own?.state === 'granted';
    case 'undo':
      return !isErasing && own !== undefined && own.state !== 'granted';
    case 'stay':
      return isLeaving && (own ? own.state === 'granted' : !isHeard);
    case 'not_mine':
      return !isErasing;
  }
}
