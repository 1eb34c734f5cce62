import type { ParentMailTopic } from '#contract/rules/parent-mail-topics.ts';
import { takeParentMail } from '../../accounts/index.ts';
import { HOUR, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { type Mail, plainMail } from '../../platform/mail.ts';
import { makeLink } from '../consent/links.ts';
import { WAY_OUT_LINK } from '../consent/policy.ts';
import { mailWanted } from '../events.ts';
import { dropMail, findAddressee, findNotice, postponeMail, queueModuleMails } from './mail-queries.ts';
import { footOf, GREETING } from './other-mails.ts';

const AFTER_TOO_MANY = HOUR;

declare module '../../platform/module.ts' {
  interface Module {
    readonly parentMails?: readonly ParentMail[];
  }
}

/** Whom a mail goes to, and about whom. */
export interface Addressee {
  readonly mailId: string;
  readonly parentId: string;
  readonly childId: string;
  readonly username: string;
}

/** A mail to parents that a later module writes. This module adds greeting and footer, limits how many go out, and sends it. */
export interface ParentMail {
  readonly kind: string;
  /** The profile tells the child which topics its parents get mails about. */
  readonly topic: ParentMailTopic;
  /** Returns nothing when the news is no longer true. */
  write(
    context: Context,
    tx: Transaction,
    to: Addressee,
  ): Promise<{ readonly subject: string; readonly parts: readonly string[] } | undefined>;
}

interface Queueing {
  readonly childId: string;
  readonly kind: string;
  /** At most one of this kind to a parent in so many milliseconds. */
  readonly apart?: number;
}

/**
 * Puts a letter of another room in line for each parent who has said yes for a child. One that is still to be written tells of everything, so
 * there is no second one beside it.
 */
export async function queueParentMails(
  context: Context,
  tx: Transaction,
  { childId, kind, apart = 0 }: Queueing,
): Promise<void> {
  await Promise.all([
    queueModuleMails(tx, { childId, kind, now: context.clock.now(), apart: apart / 1000 }),
    context.events.emit(tx, mailWanted, childId, {}),
  ]);
}

export function letterOf({ modules }: Pick<Context, 'modules'>, kind: string): ParentMail | undefined {
  return modules.flatMap(({ parentMails = [] }) => parentMails).find((letter) => letter.kind === kind);
}

/** The whole mail; nothing when it is not to be sent now, or ever. */
export async function composeModuleMail(
  context: Context,
  tx: Transaction,
  id: string,
  letter: ParentMail,
): Promise<Mail | undefined> {
  const [to, notice] = await Promise.all([findAddressee(tx, { id }), findNotice(tx, {})]);
  if (!to || !notice) return undefined;
  const now = context.clock.now();
  const words = await letter.write(context, tx, { mailId: id, ...to });
  const share = words ? await takeParentMail(context, tx, { id, email: to.email, now }) : 'blocked';
  if (share === 'blocked') await dropMail(tx, { id });
  if (share === 'too_many') await postponeMail(tx, { id, dueAt: later(now, AFTER_TOO_MANY) });
  if (share !== 'taken' || !words) return undefined;
  const { email, username, childId, parentId } = to;
  const link = { childId, parentId, noticeVersion: notice.version, expiresAt: later(now, WAY_OUT_LINK) };
  const notMine = await makeLink(context, tx, { purpose: 'not_mine', ...link });
  return plainMail(email, words.subject, [GREETING, ...words.parts, ...footOf({ notMine }, username)]);
}
