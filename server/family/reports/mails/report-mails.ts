import { localDay } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { parentLanguage } from '../../mails/mail.ts';
import { LEAVES_WITH_ANOTHER, type ParentMail } from '../../mails/module-mails.ts';
import { ASKED_REPORT } from '../ask.ts';
import { reportToken } from '../links.ts';
import { listWaiting, type WaitingForParent } from '../waiting.ts';
import { countLastDays } from '../week.ts';
import { WEEKLY_REPORT } from '../weekly.ts';
import { type FamilyReportFacts, familyReportMail } from './family-report.ts';
import { findChildOfMail, lockReportsToSend, type ReportToSend } from './mail-queries.ts';
import { type ChildReport, reportMail } from './mails.ts';

/** Of the reports that wait for a parent, the first one takes the others along, so that a family gets one mail. */
export const weeklyReport: ParentMail = {
  kind: WEEKLY_REPORT,
  topic: 'reports',
  isUncounted: true,
  write: async (context, tx, to) => {
    const reports = await lockReportsToSend(tx, { mailId: to.mailId });
    const own = reports.find(({ mailId }) => mailId === to.mailId);
    if (own && !own.isWanted) return undefined;
    const wanted = reports.filter(({ isWanted }) => isWanted);
    const [first, ...others] = wanted;
    if (first?.mailId !== to.mailId) return LEAVES_WITH_ANOTHER;
    const waiting = await listWaiting(context, tx, wanted);
    const facts = wanted.toSorted(byJoining).map((report) => toFacts(context, report, waiting));
    const [only] = facts;
    if (only && others.length === 0) return reportMail[parentLanguage]({ ...only, ...linksFor(context, to) });
    return {
      ...familyReportMail[parentLanguage](toFamilyFacts(context, to.parentId, facts)),
      about: wanted.toSorted(byJoining),
    };
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
    const waiting = await listWaiting(context, tx, [to]);
    return reportMail[parentLanguage]({
      ...aboutChild(context, { ...to, ...child }, waiting),
      ...linksFor(context, to),
      week,
      isAsked: true,
    });
  },
};

function byJoining(one: ReportToSend, other: ReportToSend): number {
  return one.joinedAt.getTime() - other.joinedAt.getTime();
}

function toFacts(context: Context, report: ReportToSend, waiting: readonly WaitingForParent[]) {
  const { minutesByDay, stops, ...figures } = report;
  const week = { ...figures, minutesByDay: [...minutesByDay], stops: [...stops] };
  return { ...aboutChild(context, report, waiting), week, isAsked: false };
}

interface Child {
  readonly childId: string;
  readonly username: string;
  readonly firstName: string;
  readonly timeZone: string;
  readonly joinedAt: Date;
}

function aboutChild({ config }: Context, child: Child, waiting: readonly WaitingForParent[]) {
  const { childId, username, firstName, timeZone, joinedAt } = child;
  return {
    firstName,
    username,
    timeZone,
    joinedOn: localDay(timeZone, joinedAt),
    childUrl: `${config.publicUrl}/family/${childId}`,
    waiting: waiting.filter((about) => about.childId === childId).map(({ words }) => words),
  };
}

function toFamilyFacts(context: Context, parentId: string, children: readonly ChildReport[]): FamilyReportFacts {
  return {
    children,
    familyUrl: `${context.config.publicUrl}/family`,
    ...linksFor(context, { parentId, childId: null }),
  };
}

function linksFor(context: Context, reader: { readonly parentId: string; readonly childId: string | null }) {
  const { publicUrl } = context.config;
  const token = reportToken(context, { parentId: reader.parentId, childId: reader.childId });
  return {
    unsubscribePage: `${publicUrl}/unsubscribe#${token}`,
    unsubscribeUrl: `${publicUrl}/api/family/reports/unsubscribe/${token}`,
  };
}
