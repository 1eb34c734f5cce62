import { localDay } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { MailContent } from '../../../platform/mail/mail.ts';
import { parentLanguage } from '../../mails/mail.ts';
import type { Addressee, ParentMail } from '../../mails/module-mails.ts';
import { ASKED_REPORT } from '../ask.ts';
import { reportToken } from '../links.ts';
import { listWaiting } from '../waiting.ts';
import { countLastDays } from '../week.ts';
import { WEEKLY_REPORT } from '../weekly.ts';
import { findChildOfMail, findReportOfMail } from './mail-queries.ts';
import { type ReportFacts, reportMail } from './mails.ts';

export const weeklyReport: ParentMail = {
  kind: WEEKLY_REPORT,
  topic: 'reports',
  isUncounted: true,
  write: async (context, tx, to) => {
    const report = await findReportOfMail(tx, { mailId: to.mailId });
    if (!report) return undefined;
    const { minutesByDay, stops, ...figures } = report;
    const week = { ...figures, minutesByDay: [...minutesByDay], stops: [...stops] };
    return write(context, to, report, { week, waiting: await listWaiting(context, tx, to), isAsked: false });
  },
};

/** Written when it is sent, so that it covers everything up to then. */
export const askedReport: ParentMail = {
  kind: ASKED_REPORT,
  topic: 'reports',
  isUncounted: true,
  write: async (context, tx, to) => {
    const child = await findChildOfMail(tx, { mailId: to.mailId });
    if (!child) return undefined;
    const week = await countLastDays(context, tx, { ...child, id: to.childId });
    return write(context, to, child, { week, waiting: await listWaiting(context, tx, to), isAsked: true });
  },
};

interface Whose {
  readonly timeZone: string;
  readonly joinedAt: Date;
}

function write(
  context: Context,
  to: Addressee,
  { timeZone, joinedAt }: Whose,
  news: Pick<ReportFacts, 'week' | 'waiting' | 'isAsked'>,
): MailContent {
  const { publicUrl } = context.config;
  const token = reportToken(context, to);
  return reportMail[parentLanguage]({
    firstName: to.firstName,
    username: to.username,
    ...news,
    joinedOn: localDay(timeZone, joinedAt),
    childUrl: `${publicUrl}/family/${to.childId}`,
    unsubscribePage: `${publicUrl}/unsubscribe#${token}`,
    unsubscribeUrl: `${publicUrl}/api/family/reports/unsubscribe/${token}`,
  });
}
