import { instant, int4, nullable, text, uuid } from '../../../platform/db/columns.ts';
import { maybeOne } from '../../../platform/db/statement.ts';
import { reportColumns, selectReport } from '../report-queries.ts';

/** Whether to send it: consent is given, the account isn't ending, and the parent hasn't unsubscribed since. */
const isStillWanted = `c.consent in ('granted', 'not_needed')
     and not exists (select from leaving_accounts l where l.account_id = m.child_id)
     and not exists (select from report_opt_outs o where o.child_id = m.child_id and o.parent_id = m.parent_id)`;

const whose = { timeZone: text, joinedAt: instant };
const selectWhose = `c.time_zone as "timeZone", l.created_at as "joinedAt"`;

/** The report of a mail, or nothing if it should no longer be sent. */
export const findReportOfMail = maybeOne(
  { mailId: uuid },
  { ...whose, ...reportColumns },
  `select ${selectWhose}, ${selectReport}
   from parent_mails m join user_activity_reports r on r.child_id = m.child_id and r.week_start = m.report_week
   join own_children c on c.id = m.child_id join child_limits l on l.account_id = m.child_id
   where m.id = $mailId and ${isStillWanted}`,
);

/** The child of a mail that the child has requested. */
export const findChildOfMail = maybeOne(
  { mailId: uuid },
  { ...whose, dailyLimit: nullable(int4) },
  `select ${selectWhose}, l.daily_limit as "dailyLimit"
   from parent_mails m join own_children c on c.id = m.child_id join child_limits l on l.account_id = m.child_id
   where m.id = $mailId and ${isStillWanted}`,
);
