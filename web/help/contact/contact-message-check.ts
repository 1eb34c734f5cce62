import { contactForm } from '#contract/help.ts';
import { translateRefusal } from '#web/app/i18n/translator.ts';
import type { LetterErrors } from './contact-message.ts';
import type { SentLetter } from './queries.ts';

/** A sentence for every field that is not right yet, in the words of the contract. */
export function flawsOf({ clientId: _, ...letter }: SentLetter): LetterErrors {
  const flaws: { -readonly [Field in keyof LetterErrors]: string } = {};
  for (const { path, message } of contactForm.safeParse(letter).error?.issues ?? [])
    flaws[path[0] as keyof LetterErrors] ??= translateRefusal(message);
  return flaws;
}
