import type { ParentMailTopic } from '#contract/rules/parent-mail-topics.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { Mail, MailContent } from '../../platform/mail/mail.ts';
import { newId } from '../../platform/tokens.ts';
import { createLink } from '../consent/links.ts';
import { WAY_OUT_LINK_LIFETIME } from '../consent/policy.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import { parentMailQueued } from '../events.ts';
import { claimSending } from './compose.ts';
import { parentEnding } from './frame.ts';
import { findAddressee, queueModuleMail, queueModuleMails } from './mail-queries.ts';

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
  /** The child's first name. Mails about crisis or harm use neither. */
  readonly firstName: string;
}

/** A mail to parents that a later module writes. This module adds how to stop such mails, limits how many go out, and sends it. */
export interface ParentMail {
  readonly kind: string;
  /** The profile tells the child which topics its parents get mails about. */
  readonly topic: ParentMailTopic;
  /** Does not count in the mails that an address gets a day, and keeps none of them waiting. */
  readonly isUncounted?: true;
  /** Returns nothing when the news is no longer true. */
  write(context: Context, tx: Transaction, to: Addressee): Promise<MailContent | undefined>;
}

interface Queueing {
  readonly childId: string;
  /** Only this one of the child's parents. */
  readonly parentId?: string;
  readonly kind: string;
  /** At most one of this kind to a parent in so many milliseconds. */
  readonly apart?: number;
}

/**
 * Queues a mail of a later module for each parent who has consented. A mail is written when it is sent and covers everything
 * up to then, so one that still waits is enough.
 */
export function queueParentMails(
  context: Context,
  tx: Transaction,
  { childId, parentId, kind, apart = 0 }: Queueing,
): void {
  tx.write(queueModuleMails, {
    childId,
    parentId: parentId ?? null,
    kind,
    now: context.clock.now(),
    apart: apart / 1000,
  });
  context.events.emit(tx, parentMailQueued, childId, {});
}

/** Queues a mail for one parent, who has asked for what it is about. */
export function queueParentMailTo(
  context: Context,
  tx: Transaction,
  mail: { readonly childId: string; readonly parentId: string; readonly kind: string },
): void {
  tx.write(queueModuleMail, { id: newId(), ...mail, now: context.clock.now() });
  context.events.emit(tx, parentMailQueued, mail.childId, {});
}

export function findModuleMail({ modules }: Pick<Context, 'modules'>, kind: string): ParentMail | undefined {
  return modules.flatMap(({ parentMails = [] }) => parentMails).find((mail) => mail.kind === kind);
}

/** Undefined when the mail is not to be sent now, or ever. */
export async function composeModuleMail(
  context: Context,
  tx: Transaction,
  id: string,
  mail: ParentMail,
): Promise<Mail | undefined> {
  const [to, notice] = await Promise.all([findAddressee(tx, { id }), findNotice(tx, {})]);
  if (!to || !notice) return undefined;
  const { email, firstName, childId, parentId } = to;
  const words = await mail.write(context, tx, { mailId: id, ...to });
  const { isUncounted = false } = mail;
  const isClaimed = await claimSending(context, tx, { id, email, isUncounted }, words !== undefined);
  if (!isClaimed || !words) return undefined;
  const notMineLink = createLink(context, tx, {
    purpose: 'not_mine',
    childId,
    parentId,
    noticeVersion: notice.version,
    expiresAt: later(context.clock.now(), WAY_OUT_LINK_LIFETIME),
  });
  const { ending = [] } = words;
  return { to: email, id, ...words, ending: [...ending, ...parentEnding.en({ child: firstName, notMineLink })] };
}
