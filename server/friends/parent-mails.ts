import { approvalMail } from './approvals/mails.ts';
import { removalMails } from './blocks/mails.ts';
import { reportMail } from './parents/mails.ts';

/** What parents get mails about friends for. */
export const parentMails = [...removalMails, approvalMail, reportMail];
