import type { LinkPurpose } from '#contract/family.ts';
import { type ConsentMethod, canGrant, isStrong, offeredScopes } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { EndReason } from '../../platform/realtime/realtime.ts';

const MAX_RESENDS = 3;
const RESEND_INTERVAL = DAY;

/** How long a refusal can be undone before everything is erased. */
export const DECLINED_RETENTION = DAY;
export const REVOKED_RETENTION = 7 * DAY;
const RESTATED_LINK_LIFETIME = 30 * DAY;
export const WAY_OUT_LINK_LIFETIME = 365 * DAY;
export const RECORD_RETENTION_YEARS = 3;

export interface Resends {
  readonly asked: number;
  readonly lastAskedAt: Date;
}

export type ResendVerdict =
  | { readonly granted: true }
  | { readonly granted: false; readonly because: 'all_used' }
  | { readonly granted: false; readonly because: 'too_soon'; readonly until: Date };

/** The notice is sent again at most three times, once a day, so that no parent is pestered. */
export function canResend({ asked, lastAskedAt }: Resends, now: Date): ResendVerdict {
  if (asked >= MAX_RESENDS) return { granted: false, because: 'all_used' };
  const until = later(lastAskedAt, RESEND_INTERVAL);
  // A later time can only have been stored while the clock was wrong.
  return asked > 0 && until > now && until <= later(now, 2 * RESEND_INTERVAL)
    ? { granted: false, because: 'too_soon', until }
    : { granted: true };
}

export interface Answer {
  readonly parentId: string | null;
  readonly state: 'granted' | 'declined' | 'revoked' | 'objected';
  readonly method: ConsentMethod;
  readonly scopes: readonly Scope[];
  readonly noticeVersion: number;
}

export interface CombinedConsent {
  readonly status: ConsentStatus;
  readonly method: string | null;
  readonly scopes: readonly Scope[];
  /** A grown-up who never consented objects to another one's consent, and staff haven't decided yet. */
  readonly isDisputed?: boolean;
  /** Why a revoked consent closes the account, unless a grown-up chose it. */
  readonly because?: EndReason;
}

/**
 * The combined result of all answers. A refusal by the first parent, or by one who had consented, outweighs every consent. A
 * refusal by anyone else closes the scopes but ends nothing, because staff may have added the wrong person. A scope is open
 * when everyone who has answered allows it. Consent to an older notice opens none.
 */
export function combineAnswers(answers: readonly Answer[], noticeVersion: number): CombinedConsent {
  for (const state of ['revoked', 'declined'] as const) {
    const no = answers.find((answer) => answer.state === state);
    if (no) return { status: state, method: no.method, scopes: [] };
  }
  const yeses = answers.filter((answer) => answer.state === 'granted');
  const [first, ...others] = yeses;
  if (!first) return { status: answers.length > 0 ? 'declined' : 'pending', method: null, scopes: [] };
  if (yeses.length < answers.length)
    return { status: 'granted', method: weakestMethod(yeses), scopes: [], isDisputed: true };
  const isCurrent = answers.every((answer) => answer.noticeVersion === noticeVersion);
  const shared = first.scopes.filter((scope) => others.every(({ scopes }) => scopes.includes(scope)));
  return { status: 'granted', method: weakestMethod(answers), scopes: isCurrent ? shared : [] };
}

/** The weakest of the methods. */
function weakestMethod(answers: readonly Answer[]): ConsentMethod | null {
  const weakest = answers.find(({ method }) => !isStrong(method)) ?? answers[0];
  return weakest?.method ?? null;
}

/**
 * The strong method of a parent's consent. It verified the person, not the text, so it stays valid when they agree to a new
 * notice from the same mailbox.
 */
export function provenMethod(own: Pick<Answer, 'state' | 'method'> | undefined): ConsentMethod | null {
  return own?.state === 'granted' && isStrong(own.method) ? own.method : null;
}

/**
 * The scopes after a strong method: what the parent has switched in the meantime stays, and scopes that need more than an
 * e-mail are added.
 */
export function scopesAfterStrong(own: Answer | undefined, chosen: readonly Scope[]): readonly Scope[] {
  if (own?.state !== 'granted') return chosen;
  const isOpen = (scope: Scope) =>
    own.scopes.includes(scope) || (chosen.includes(scope) && !canGrant('email_plus', scope));
  return offeredScopes.filter(isOpen);
}

/** How long a parent can answer with a mailed link. After the first consent nothing is erased, so there is more time. */
export function decideLinkExpiry(
  { consent, answerBy }: { readonly consent: ConsentStatus; readonly answerBy: Date },
  now: Date,
): Date {
  return consent === 'pending' ? answerBy : later(now, RESTATED_LINK_LIFETIME);
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
  /** This parent can undo it. */
  readonly isLeaving: boolean;
  /** The parent has a form that is not verified yet. */
  readonly hasForm: boolean;
  /** This parent has deleted the account. */
  readonly hasDeleted?: boolean;
  /** A grown-up with an e-mail address has answered for the child. */
  readonly hasParentAnswer: boolean;
}

/** Whether a link still has a question to ask. The parent may have answered in another way. */
export function isOpenQuestion({
  purpose,
  own,
  noticeVersion,
  isErasing,
  isLeaving,
  hasForm,
  hasDeleted = false,
  hasParentAnswer,
}: Question): boolean {
  switch (purpose) {
    case 'decide':
      return !isErasing && (!own || (own.state === 'granted' && own.noticeVersion < noticeVersion));
    case 'way_out':
      return own?.state === 'granted';
    case 'undo':
      return !isErasing && own !== undefined && own.state !== 'granted';
    case 'stay':
      return isLeaving && (hasDeleted || (own ? own.state === 'granted' : !hasParentAnswer));
    case 'form':
      return !isErasing && hasForm && (!own || own.state === 'granted');
    case 'not_mine':
      return !isErasing;
  }
}
