import type { MailLanguage } from './mail.ts';

interface Frame {
  readonly greeting: string;
  readonly footer: readonly string[];
}

/** What every mail but the direct notice begins and ends with. It says how to get no more mails about a child. */
const frames: Record<MailLanguage, (username: string, notMineLink: string) => Frame> = {
  en: (username, notMineLink) => ({
    greeting: 'Hello!',
    footer: [
      `If ${username} is not your child, say so here, and nobody will be mailed at this address again:`,
      notMineLink,
      'You may also just reply to this mail.',
      'The frogs of Lilypad',
    ],
  }),
};

export function framed(
  language: MailLanguage,
  paragraphs: readonly string[],
  { username, notMineLink }: { readonly username: string; readonly notMineLink: string },
): readonly string[] {
  const { greeting, footer } = frames[language](username, notMineLink);
  return [greeting, ...paragraphs, ...footer];
}
