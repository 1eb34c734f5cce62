import type { WrittenLanguage } from '#contract/shared/languages.ts';
import { type Words, words } from '../../platform/mail/mail.ts';

interface Addressed {
  readonly child: string;
  readonly notMineLink: string;
}

/** The end of every mail to a parent. It says how to stop mails about a child. */
export const parentEnding: Record<WrittenLanguage, (children: readonly Addressed[]) => readonly Words[]> = {
  en: (children) => ['You can also just reply to this e-mail.', notMine(children)],
};

function notMine(children: readonly Addressed[]): Words {
  const [only, ...more] = children;
  if (!only || more.length > 0)
    return [
      'If one of these children is not yours, tell us which, and we will never e-mail this address again: ',
      ...children.flatMap(({ child, notMineLink: url }, at) => [...(at > 0 ? [', '] : []), { link: child, url }]),
      '.',
    ];
  const { child, notMineLink } = only;
  return words`If ${child} is not your child, ${{ link: 'tell us', url: notMineLink }}, and we will never e-mail this address again.`;
}
