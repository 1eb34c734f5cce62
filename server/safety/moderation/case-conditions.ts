import { cameAsCrisis } from './confidential.ts';
import { isNews } from './staff-message-news.ts';

/** SQL conditions about cases and staff messages, for the statements of other modules. `subject`, `accountId` and `caseId` are SQL themselves. */
export const caseConditions = {
  cameAsCrisis,
  has: (kind: string, subject: string) => `exists (select from cases where kind = '${kind}' and subject = ${subject})`,
  /** Stands in the case about `subject` as an addition, and so is shown there already. */
  isAddedTo: (kind: string, subject: string, added: string) =>
    `exists (
       select from cases k join case_additions a on a.case_id = k.id
       where k.kind = '${kind}' and k.subject = ${subject} and a.subject = ${added}
     )`,
  /** Null if staff have never decided. */
  lastDecidedAt: (kind: string, subject: string) =>
    `(select max(decided_at) from cases where kind = '${kind}' and subject = ${subject} and state = 'decided')`,
  authorOf: (caseId: string) => `(select author_id from cases where id = ${caseId})`,
  hasNewMessage: (accountId: string, now: string) =>
    `exists (select from staff_notices n where n.account_id = ${accountId} and ${isNews('n', now)})`,
  /** For something that they wrote; not by the blocks of other children. */
  hasLostAccount: (accountId: string) =>
    `exists (
       select from cases
       where author_id = ${accountId} and kind <> 'removal' and decision = 'remove_account' and state = 'decided'
     )`,
};
