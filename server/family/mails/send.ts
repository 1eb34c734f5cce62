import type { LinkPurpose } from '#contract/family.ts';
import { takeParentMail } from '../../accounts/index.ts';
import { HOUR, later, MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { Mail } from '../../platform/mail.ts';
import { readOperatorProfile } from '../../platform/operator-profile.ts';
import { makeLink } from '../consent/links.ts';
import { RESTATED_LINK, WAY_OUT_LINK } from '../consent/policy.ts';
import { claimMails, type DueMail, dropMail, findMail, markSent, postponeMail } from './mail-queries.ts';
import { mailFor } from './mails.ts';
import { composeModuleMail, letterOf } from './module-mails.ts';
import type { Letter } from './other-mails.ts';

/** A node that took a mail and died lets go of it by then. */
const CLAIM = 10 * MINUTE;
const AFTER_FAILURE = 5 * MINUTE;
const AFTER_TOO_MANY = HOUR;

/** Sends what is due to a child's parents, or to all. What fails is tried again; it may then arrive twice, never not at all. */
export async function sendDueMails(context: Context, childId: string | null): Promise<void> {
  const now = context.clock.now();
  const claimed = await claimMails(context.db, { now, staleBefore: later(now, -CLAIM), childId });
  for (const mail of claimed) await sendOne(context, mail);
}

async function sendOne(context: Context, { id, kind }: { id: string; kind: string }): Promise<void> {
  const now = context.clock.now();
  const handed = letterOf(context, kind);
  try {
    const mail = await context.db.transaction((tx) =>
      handed ? composeModuleMail(context, tx, id, handed) : compose(context, tx, id),
    );
    if (!mail) return;
    await context.mail.send(mail);
    await markSent(context.db, { id, now });
  } catch (err) {
    context.log.error({ err, id }, 'a mail to a parent was not sent and will be tried again');
    await postponeMail(context.db, { id, dueAt: later(now, AFTER_FAILURE) });
  }
}

/** The mail with its links, made here so that only their hashes are kept. Nothing when it is not to be sent now, or ever. */
async function compose(context: Context, tx: Transaction, id: string): Promise<Mail | undefined> {
  const due = await findMail(tx, { id });
  if (!due) return undefined;
  const now = context.clock.now();
  const share = isStillTrue(due, now) ? await takeParentMail(context, tx, { id, email: due.email, now }) : 'blocked';
  if (share === 'blocked') await dropMail(tx, { id });
  if (share === 'too_many') await postponeMail(tx, { id, dueAt: later(now, AFTER_TOO_MANY) });
  if (share !== 'taken') return undefined;
  const operator = await readOperatorProfile({ config: context.config, db: tx });
  return mailFor(due, await linksFor(context, tx, due), { ...operator, publicUrl: context.config.publicUrl });
}

/** What a mail is about may have changed while it waited. */
function isStillTrue(due: DueMail, now: Date): boolean {
  const { kind, consent, answer, answeredVersion, version, eraseAt, answerBy, leavesAt } = due;
  switch (kind) {
    case 'notice':
    case 'reminder':
      return consent === 'pending' && answerBy > now;
    case 'restated':
      return consent === 'granted' && answer !== 'objected' && (answeredVersion === null || answeredVersion < version);
    case 'confirmation':
      return answer === 'granted';
    case 'declined':
    case 'revoked':
      return answer === kind && eraseAt !== null;
    case 'objected':
      return answer === kind;
    case 'leaving':
      return leavesAt !== null && leavesAt > now;
    case 'invited':
      return answer === null && (consent === 'granted' || consent === 'pending');
    case 'other_invited':
      return true;
    case 'other_objected':
      return answer === 'granted' && consent === 'granted';
    case 'other_revoked':
      return consent === 'revoked' && answer !== 'revoked' && eraseAt !== null;
  }
}

async function linksFor(context: Context, tx: Transaction, due: DueMail): Promise<Letter> {
  const { kind, childId, parentId, version: noticeVersion, consent, answerBy, eraseAt, leavesAt } = due;
  const now = context.clock.now();
  const make = (purpose: LinkPurpose, expiresAt: Date) =>
    makeLink(context, tx, { purpose, childId, parentId, noticeVersion, expiresAt });
  const notMine = await make('not_mine', later(now, WAY_OUT_LINK));
  switch (kind) {
    case 'notice':
    case 'reminder':
      return { link: await make('decide', answerBy), until: answerBy, notMine };
    case 'invited':
    case 'restated': {
      const until = consent === 'pending' ? answerBy : later(now, RESTATED_LINK);
      return { link: await make('decide', until), until, notMine };
    }
    case 'confirmation': {
      const until = later(now, WAY_OUT_LINK);
      return { link: await make('way_out', until), until, notMine };
    }
    case 'declined':
    case 'revoked': {
      const until = eraseAt ?? now;
      return { link: await make('undo', until), until, notMine };
    }
    case 'objected': {
      const until = later(now, WAY_OUT_LINK);
      return { link: await make('undo', until), until, notMine };
    }
    case 'leaving': {
      const until = leavesAt ?? now;
      return { link: due.leavesByStaff ? '' : await make('stay', until), until, notMine };
    }
    case 'other_invited':
    case 'other_objected':
      return { link: '', until: now, notMine };
    case 'other_revoked':
      return { link: '', until: eraseAt ?? now, notMine };
  }
}
