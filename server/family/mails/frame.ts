import type { WrittenLanguage } from '#contract/shared/languages.ts';
import { type Words, words } from '../../platform/mail/mail.ts';

interface Addressed {
  readonly child: string;
  readonly notMineLink: string;
}

/** The end of every mail to a parent. It says how to stop mails about a child. */
export const parentEnding: Record<WrittenLanguage, (to: Addressed) => readonly Words[]> = {
  en: ({ child, notMineLink }) => [
    'You can also just reply to this e-mail.',
    words`If ${child} is not your child, ${{ link: 'tell us', url: notMineLink }}, and we will never e-mail this address again.`,
  ],
};
