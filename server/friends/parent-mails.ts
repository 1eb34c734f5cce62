import { approvalMail, waitingForParent } from './approvals/mails.ts';
import { removalMails } from './blocks/mails.ts';
import { reportMail } from './parents/mails.ts';

/** What parents get mails about friends for, and what their weekly report says still waits. */
export const forParents = { parentMails: [...removalMails, approvalMail, reportMail], waitingForParent };
