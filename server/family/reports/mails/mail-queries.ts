import { bool, instant, int4, nullable, text, uuid } from '../../../platform/db/columns.ts';
import { many, maybeOne, type Row } from '../../../platform/db/statement.ts';
import { reportColumns, selectReport, wantsReport } from '../report-queries.ts';

/** Whether to send it: consent is given, the account isn't ending, and the parent hasn't unsubscribed since. */
const isStillWanted = `c.consent in ('granted', 'not_needed')
     and not exists (select from leaving_accounts l where l.account_id = m.child_id)
     and ${wantsReport('m')}`;

const whose = { timeZone: text, joinedAt: instant };
const selectWhose = `c.time_zone as "timeZone", l.created_at as "joinedAt"`;

/**
 * The reports of a mail and of the parent's others that have not left yet, in the order of their ids. They stay locked, so that of
 * mails that are written at the same moment only the first takes the others along.
 */
export const lockReportsToSend = many(
  { mailId: uuid },
  {
    mailId: uuid,
    childId: uuid,
    parentId: uuid,
    username: text,
    firstName: text,
    isWanted: bool,
    ...whose,
    ...reportColumns,
  },
  `select m.id as "mailId", m.child_id as "childId", m.parent_id as "parentId", c.username, c.first_name as "firstName",
     ${isStillWanted} as "isWanted", ${selectWhose}, ${selectReport}
   from parent_mails m join user_activity_reports r on r.child_id = m.child_id and r.week_start = m.report_week
   join own_children c on c.id = m.child_id join child_limits l on l.account_id = m.child_id
   where m.parent_id = (select parent_id from parent_mails where id = $mailId) and m.sent_at is null
   order by m.report_week, m.id for no key update of m`,
);
export type ReportToSend = Row<typeof lockReportsToSend>;

/** The child of a mail that the child has requested. */
export const findChildOfMail = maybeOne(
  { mailId: uuid },
  { ...whose, dailyLimit: nullable(int4) },
  `select ${selectWhose}, l.daily_limit as "dailyLimit"
   from parent_mails m join own_children c on c.id = m.child_id join child_limits l on l.account_id = m.child_id
   where m.id = $mailId and ${isStillWanted}`,
);
