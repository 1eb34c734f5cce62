import { type ContactForm, contactForm } from '#contract/help.ts';
import { translateRefusal } from '#web/app/i18n/translator.ts';
import type { SentContactMessage } from './queries.ts';

export type ContactErrors = Readonly<Partial<Record<keyof ContactForm, string>>>;

/** The contract's error for every invalid field. */
export function fieldErrors({ clientId: _, ...letter }: SentContactMessage): ContactErrors {
  const flaws: { -readonly [Field in keyof ContactErrors]: string } = {};
  for (const { path, message } of contactForm.safeParse(letter).error?.issues ?? [])
    flaws[path[0] as keyof ContactErrors] ??= translateRefusal(message);
  return flaws;
}
