import type { decideConsent, Standing } from '#contract/family.ts';
import { canOpen } from '#contract/rules/consent.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import type { MailKind } from '../columns.ts';
import { mailWanted } from '../events.ts';
import { queueMail, queueOtherMails } from '../mails/mail-queries.ts';
import { takeAnswer, takeBackAnswer } from './answers.ts';
import { findLastYes, waitAtLeast } from './consent-queries.ts';
import { spendLinks } from './link-queries.ts';
import { type OpenLink, ownAnswer, takeLink } from './links.ts';
import { type Answer, CONFIRMATION } from './policy.ts';

type Given = Body<typeof decideConsent>;

/** A parent's yes or no to the notice, by the page that its link leads to. */
export async function decide(context: Context, given: Given): Promise<Standing> {
  return context.db.transaction(async (tx) => {
    const link = await takeLink(context, tx, given.token, 'decide');
    return given.decision === 'yes' ? sayYes(context, tx, link, given) : sayNo(context, tx, link, 'page');
  });
}

/** The one-click way out of the confirming mail. */
export async function revoke(context: Context, token: string): Promise<Standing> {
  return context.db.transaction(async (tx) =>
    sayNo(context, tx, await takeLink(context, tx, token, 'way_out'), 'way_out'),
  );
}

/** Takes a no back: what this parent had allowed before holds again, or the question is open again. */
export async function undo(context: Context, token: string): Promise<Standing> {
  return context.db.transaction(async (tx) => {
    const link = await takeLink(context, tx, token, 'undo');
    const { parentId } = link;
    const yes = await findLastYes(tx, { childId: link.child.id, parentId });
    if (!yes?.method) return askAnew(context, tx, link);
    const answer = { ...yes, method: yes.method, parentId, state: 'granted' } as const;
    return settle(context, tx, link, { answer, by: 'undo', kind: 'confirmation', wait: 0 });
  });
}

async function sayYes(context: Context, tx: Transaction, link: OpenLink, { scopes }: Given): Promise<Standing> {
  const isOffered = context.config.consentMethods.includes('email_plus');
  if (!isOffered || scopes.some((scope) => !canOpen('email_plus', scope))) throw new Problem('stronger_consent');
  const answer = { ...blank(link), state: 'granted', scopes: [...new Set(scopes)] } as const;
  return settle(context, tx, link, { answer, by: 'page', kind: 'confirmation', wait: CONFIRMATION });
}

async function sayNo(context: Context, tx: Transaction, link: OpenLink, by: 'page' | 'way_out'): Promise<Standing> {
  const state = noOf(link);
  return settle(context, tx, link, { answer: { ...blank(link), state }, by, kind: state, wait: 0 });
}

/** Who never said yes takes nothing back, whatever others have said before. */
function noOf(link: OpenLink): 'declined' | 'revoked' | 'objected' {
  const state = stateOfNo(link);
  return state === 'revoked' && ownAnswer(link) === undefined ? 'objected' : state;
}

/** A no to the first question declines; later it takes back what was allowed. */
export function stateOfNo({ child }: OpenLink): 'declined' | 'revoked' {
  return child.consent === 'granted' || child.consent === 'revoked' ? 'revoked' : 'declined';
}

export function blank({ parentId, notice }: OpenLink): Omit<Answer, 'state'> {
  return { parentId, method: 'email_plus', scopes: [], noticeVersion: notice.version };
}

interface Settling {
  readonly answer: Answer;
  readonly by: 'page' | 'way_out' | 'undo';
  /** The mail that follows, after so many milliseconds. */
  readonly kind: MailKind;
  readonly wait: number;
}

async function settle(context: Context, tx: Transaction, link: OpenLink, settling: Settling): Promise<Standing> {
  const { answer, by, kind, wait } = settling;
  const taken = takeAnswer(context, tx, link, { answer, told: { by, knownAs: link.email } });
  const told = kind === 'revoked' || kind === 'objected' ? [tellOthers(context, tx, link, `other_${kind}`)] : [];
  await tx.commit([taken, spend(context, tx, link), ...told, mailLater(context, tx, link, kind, wait)]);
  return taken;
}

/** One grown-up has taken back the yes that all of them gave, or does not share it. */
async function tellOthers(
  { clock }: Context,
  tx: Transaction,
  { child, parentId }: OpenLink,
  kind: 'other_revoked' | 'other_objected',
): Promise<void> {
  await queueOtherMails(tx, { childId: child.id, parentId, kind, dueAt: clock.now() });
}

async function askAnew(context: Context, tx: Transaction, link: OpenLink): Promise<Standing> {
  const until = later(context.clock.now(), DAY);
  const taken = takeBackAnswer(context, tx, link, link.parentId);
  const kind = link.answers.some(({ state }) => state === 'granted') ? 'invited' : 'notice';
  const waits = waitAtLeast(tx, { childId: link.child.id, until });
  await tx.commit([taken, spend(context, tx, link), waits, mailLater(context, tx, link, kind, 0)]);
  return taken;
}

async function spend({ clock }: Context, tx: Transaction, { purpose, child, parentId }: OpenLink): Promise<void> {
  await spendLinks(tx, { purpose, childId: child.id, parentId, now: clock.now() });
}

async function mailLater(
  context: Context,
  tx: Transaction,
  { child, parentId }: OpenLink,
  kind: MailKind,
  wait: number,
): Promise<void> {
  const dueAt = later(context.clock.now(), wait);
  await Promise.all([
    queueMail(tx, { id: newId(), childId: child.id, parentId, kind, dueAt }),
    context.events.emit(tx, mailWanted, child.id, {}),
  ]);
}
