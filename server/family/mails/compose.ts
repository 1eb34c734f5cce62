import type { LinkPurpose } from '#contract/family.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import { mailAddresses } from '../../accounts/index.ts';
import { HOUR, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { localeAt } from '../../platform/local-dates.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { readOperatorProfile } from '../../platform/operator-profile.ts';
import { readPeriods } from '../../platform/retention/periods.ts';
import { createLink } from '../consent/links.ts';
import { WAY_OUT_LINK_LIFETIME } from '../consent/policy.ts';
import { familyMails } from './family-mails.ts';
import { parentEnding } from './frame.ts';
import { type MailFacts, parentLanguage } from './mail.ts';
import { type DueMail, deleteMail, findMail, postponeMail } from './mail-queries.ts';
import { type NoticeOperator, noticeContent } from './notice-parts.ts';

const LIMIT_DELAY = HOUR;

/** The mail with new links, of which only hashes are stored. Undefined if it should not be sent now, or ever. */
export async function composeFamilyMail(context: Context, tx: Transaction, id: string): Promise<Mail | undefined> {
  const due = await findMail(tx, { id });
  if (!due) return undefined;
  const mail = familyMails[due.kind];
  const isStillDue = mail.isStillDue(due, context.clock.now());
  if (!(await claimSending(context, tx, { ...due, isUncounted: mail.isUncounted ?? false }, isStillDue)))
    return undefined;
  const [operator, { chat: chatDays }] = await Promise.all([
    readOperatorProfile({ config: context.config, db: tx }),
    readPeriods(tx),
  ]);
  const { publicUrl, consentAge } = context.config;
  return writeMail(context, tx, due, { ...operator, publicUrl, consentAge, chatDays });
}

/** Counts a mail against the limit of its address. False if it has to wait, or was deleted because nobody should get it. */
export async function claimSending(
  context: Context,
  tx: Transaction,
  { id, email, isUncounted = false }: { readonly id: string; readonly email: string; readonly isUncounted?: boolean },
  isStillDue: boolean,
): Promise<boolean> {
  const now = context.clock.now();
  const take = async () => {
    if (!isUncounted) return mailAddresses.consumeParentMail(context, tx, { id, email, now });
    return (await mailAddresses.isBlocked(context, tx, email)) ? 'blocked' : 'taken';
  };
  const limit = isStillDue ? await take() : 'blocked';
  if (limit === 'blocked') tx.write(deleteMail, { id });
  if (limit === 'too_many') tx.write(postponeMail, { id, dueAt: later(now, LIMIT_DELAY) });
  return limit === 'taken';
}

function writeMail(context: Context, tx: Transaction, due: DueMail, operator: NoticeOperator): Mail {
  const now = context.clock.now();
  const { kind, childId, parentId, version: noticeVersion, username, firstName, email, timeZone } = due;
  const create = (purpose: LinkPurpose, expiresAt: Date) =>
    createLink(context, tx, { purpose, childId, parentId, noticeVersion, expiresAt });
  const mail = familyMails[kind];
  const { purpose, until } = mail.link(due, now);
  const notMineLink = create('not_mine', later(now, WAY_OUT_LINK_LIFETIME));
  const link = purpose ? create(purpose, until) : '';
  const facts: MailFacts = {
    ...due,
    child: kind === 'invited' ? username : kind === 'asked_notice' ? due.formChild : firstName,
    familyUrl: `${operator.publicUrl}/family`,
    link,
    until: formatTime(parentLanguage, timeZone, until),
  };
  const words = mail.words[parentLanguage](facts);
  if (!mail.includesNotice)
    return { to: email, ...words, ending: parentEnding[parentLanguage]([{ child: firstName, notMineLink }]) };
  const notice = noticeContent(parentLanguage, { ...facts, notMineLink, now, untilDate: until }, operator);
  return { to: email, ...notice, ...words, parts: [...words.parts, ...notice.parts] };
}

function formatTime(language: WrittenLanguage, timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat(localeAt(language, timeZone), {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(at);
}
