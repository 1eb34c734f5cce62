import type { ConsentLink, LinkPurpose } from '#contract/family.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import type { ConsentCase } from './answers.ts';
import { cardCharge } from './card-charge.ts';
import { findChildOfLink, listAnswersOfLink, lockChildOfLink } from './consent-queries.ts';
import { findLink, insertLink, replaceLinks } from './link-queries.ts';
import { isOpenQuestion, type LinkState, linkState, provenMethod } from './policy.ts';

/** A parent, with the consent case of their child. */
export interface ParentCase extends ConsentCase {
  readonly parentId: string;
  readonly email: string;
}

/** A link that still works, with the case that it is about. */
export interface OpenLink extends ParentCase {
  readonly purpose: LinkPurpose;
  readonly childName: string;
  readonly hasOtherYes: boolean;
  readonly hasOtherParent: boolean;
}

/** What a parent sees after opening a link. Mail scanners open links too, so it changes nothing. */
export async function openConsentLink(context: Context, token: string): Promise<ConsentLink> {
  const { state, link, until } = await context.db.withConnection((connection) => readLink(context, connection, token));
  if (!link) return { state, about: null };
  const own = ownAnswer(link);
  return {
    state,
    about: {
      purpose: link.purpose,
      username: link.child.username,
      name: link.childName,
      consent: link.child.consent,
      scopes: [...link.child.scopes],
      methods: [...context.config.consentMethods],
      cardCharge: cardCharge(context),
      isRestated: own?.state === 'granted',
      provenBy: provenMethod(own),
      until: until.toISOString(),
    },
  };
}

/** The link a parent acts with. The child stays locked until the transaction ends, so a second click finds it used. */
export async function lockOpenLink(
  context: Context,
  tx: Transaction,
  token: string,
  purpose: LinkPurpose,
): Promise<OpenLink> {
  tx.lock(lockChildOfLink, { tokenHash: hashToken(token) });
  return loadOpenLink(context, tx, token, purpose);
}

/** The same for reading: changes and locks nothing. */
export async function loadOpenLink(
  context: Context,
  db: Queryable,
  token: string,
  purpose: LinkPurpose,
): Promise<OpenLink> {
  const { link } = await readLink(context, db, token);
  if (link?.purpose !== purpose) throw new Problem('gone', { message: LINK_GONE });
  return link;
}

const LINK_GONE = "This link doesn't work any more. Please use the newest e-mail.";

interface LinkReading {
  readonly state: LinkState;
  readonly link?: OpenLink;
  readonly until: Date;
}

async function readLink(context: Context, db: Queryable, token: string): Promise<LinkReading> {
  const tokenHash = hashToken(token);
  const [row, child, answers, notice] = await Promise.all([
    findLink(db, { tokenHash }),
    findChildOfLink(db, { tokenHash }),
    listAnswersOfLink(db, { tokenHash }),
    findNotice(db, {}),
  ]);
  if (!notice) throw new Error('no notice was ever published');
  const now = context.clock.now();
  const state = linkState(row, now);
  const until = row?.expiresAt ?? now;
  if (state !== 'open' || !row?.parentId || row.email === null) return { state, until };
  if (!child || row.childName === null) return { state: 'late', until };
  // A parent can only agree to the notice that they were sent.
  if (row.purpose === 'decide' && row.noticeVersion < notice.version) return { state: 'replaced', until };
  const { purpose, parentId, email, childName, hasOtherYes, hasOtherParent } = row;
  const link = { purpose, parentId, email, childName, hasOtherYes, hasOtherParent, child, answers, notice };
  const isErasing = child.erasingSince !== null;
  const question = {
    purpose,
    own: ownAnswer(link),
    noticeVersion: notice.version,
    isErasing,
    hasForm: row.hasForm,
    isLeaving: child.isLeaving && (child.deletedBy === null || child.deletedBy === parentId),
    hasDeleted: child.deletedBy === parentId,
    hasParentAnswer: answers.some((answer) => answer.parentId !== null),
  };
  return isOpenQuestion(question) ? { state, link, until } : { state: 'used', until };
}

export function ownAnswer({ answers, parentId }: Pick<ParentCase, 'answers' | 'parentId'>) {
  return answers.find((answer) => answer.parentId === parentId);
}

interface NewLink {
  readonly purpose: LinkPurpose;
  readonly childId: string;
  readonly parentId: string;
  readonly noticeVersion: number;
  readonly expiresAt: Date;
}

/** Returns the address of a new link. */
export function createLink(context: Context, tx: Transaction, link: NewLink): string {
  return `${context.config.publicUrl}/consent#${issueToken(context, tx, link)}`;
}

/** Links that stay valid beside newer ones, because a form is printed from a computer and its photo uploaded from a phone. */
const lasting: readonly LinkPurpose[] = ['not_mine', 'form'];

/** Returns the secret of a new link. It replaces earlier ones of its purpose. */
export function issueToken(context: Context, tx: Transaction, link: NewLink): string {
  const { purpose, childId, parentId } = link;
  const now = context.clock.now();
  const token = newToken();
  if (!lasting.includes(purpose)) tx.write(replaceLinks, { purpose, childId, parentId, now });
  tx.write(insertLink, { tokenHash: hashToken(token), ...link, now });
  return token;
}
