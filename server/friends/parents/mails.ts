import type { ParentMail } from '../../family/index.ts';
import { words } from '../../platform/mail/mail.ts';
import { tellOutcomes } from './report-queries.ts';

export const REPORT_MAIL = 'report_answered';

/** Nobody is named: the mail says what came of it, and no more of another family's child. */
export const reportMail: ParentMail = {
  kind: REPORT_MAIL,
  topic: 'answers',
  write: async ({ config }, tx, { childId, parentId, mailId, firstName }) => {
    const told = await tellOutcomes(tx, { childId, parentId, mailId });
    if (told.length === 0) return undefined;
    const hasActed = told.some(({ outcome }) => outcome === 'acted');
    return {
      subject: 'We looked into your report',
      parts: [
        `Thank you for writing to us about something at Lilypad that concerns ${firstName}. A member of our staff has looked into it.`,
        hasActed
          ? 'You were right to tell us: we have acted on it. We cannot say what we did, because it is about another child.'
          : 'We found nothing that is against our rules, so we changed nothing. If it happens again, please tell us again.',
        words`You can end a friendship or block a child for ${firstName} at any time on ${{ link: 'your pages', url: `${config.publicUrl}/family/${childId}` }}. If you have a question, just reply to this e-mail.`,
      ],
    };
  },
};
