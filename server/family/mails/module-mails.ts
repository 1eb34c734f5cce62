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

/** The recipient, and the child it is about. */
export interface Addressee {
  readonly mailId: string;
  readonly parentId: string;
  readonly childId: string;
  readonly username: string;
  /** The child's first name. Mails about crisis or harm use no name. */
  readonly firstName: string;
}

/** A mail to parents from a later module. This module adds how to stop such mails, limits their number, and sends them. */
export interface ParentMail {
  readonly kind: string;
  /** The child's profile lists these topics. */
  readonly topic: ParentMailTopic;
  /** Doesn't count towards the daily limit of an address, and never delays other mails. */
  readonly isUncounted?: true;
  /** Returns undefined if the news is no longer true. */
  write(context: Context, tx: Transaction, to: Addressee): Promise<WrittenMail | undefined>;
}

/** `about` names all whose mails leave in this one, its own first; without it, only its own does. */
export type WrittenMail = (MailContent & { readonly about?: readonly Addressee[] }) | typeof LEAVES_WITH_ANOTHER;

/** Another mail to the same parent says it, or has said it. */
export const LEAVES_WITH_ANOTHER = Symbol('leaves with another mail');

/** A mail, and the ids of all that are sent by it. */
export interface ComposedMail {
  readonly mail: Mail;
  readonly ids: readonly string[];
}

interface Queueing {
  readonly childId: string;
  /** Only to this one of the child's parents. */
  readonly parentId?: string;
  readonly kind: string;
  /** Sends a parent at most one mail of this kind within so many milliseconds. */
  readonly apart?: number;
}

/**
 * Queues a mail of a later module for each parent who has consented. Its text is written when it is sent and covers everything
 * up to then, so one waiting mail is enough.
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

/** Queues a mail for one parent who has asked for it. */
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

/** Undefined if the mail should not be sent now, or ever. */
export async function composeModuleMail(
  context: Context,
  tx: Transaction,
  id: string,
  mail: ParentMail,
): Promise<ComposedMail | undefined> {
  const [to, notice] = await Promise.all([findAddressee(tx, { id }), findNotice(tx, {})]);
  if (!to || !notice) return undefined;
  const { email } = to;
  const addressee = { mailId: id, ...to };
  const words = await mail.write(context, tx, addressee);
  if (words === LEAVES_WITH_ANOTHER) return undefined;
  const { isUncounted = false } = mail;
  const isClaimed = await claimSending(context, tx, { id, email, isUncounted }, words !== undefined);
  if (!isClaimed || !words) return undefined;
  const { about = [addressee], ending = [], ...content } = words;
  const children = about.map(({ firstName, childId, parentId }) => ({
    child: firstName,
    notMineLink: createLink(context, tx, {
      purpose: 'not_mine',
      childId,
      parentId,
      noticeVersion: notice.version,
      expiresAt: later(context.clock.now(), WAY_OUT_LINK_LIFETIME),
    }),
  }));
  return {
    mail: { to: email, id, ...content, ending: [...ending, ...parentEnding.en(children)] },
    ids: about.map(({ mailId }) => mailId),
  };
}
