import type { WrittenLanguage } from '#contract/shared/languages.ts';

interface Frame {
  readonly greeting: string;
  readonly footer: readonly string[];
}

/** How every mail but the direct notice begins and ends. It says how to stop mails about a child. */
const frames: Record<WrittenLanguage, (username: string, notMineLink: string) => Frame> = {
  en: (username, notMineLink) => ({
    greeting: 'Hello!',
    footer: [
      `If ${username} is not your child, tell us here, and we will never e-mail this address again:`,
      notMineLink,
      'You can also just reply to this e-mail.',
    ],
  }),
};

export function framed(
  language: WrittenLanguage,
  paragraphs: readonly string[],
  { username, notMineLink }: { readonly username: string; readonly notMineLink: string },
): readonly string[] {
  const { greeting, footer } = frames[language](username, notMineLink);
  return [greeting, ...paragraphs, ...footer];
}
