import * as z from 'zod/mini';

export const PLAIN_LETTERS = 'Please use plain letters here';

/** No control characters, no lone surrogates, no bidirectional controls. */
const plainLetters = () => z.regex(/^[^\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u, PLAIN_LETTERS);

/** Without white space around it, and with no more marks on a letter than a language needs: more paint over other lines. */
const tidy = (text: string) => text.replace(/(\p{M}{6})\p{M}+/gu, '$1').trim();

/** One line of text for mails, pages and tables. */
export function line(max: number, required: string, tooLong: string) {
  return z
    .string(required)
    .check(z.overwrite(tidy), z.minLength(1, required), z.maxLength(max, tooLong), plainLetters());
}

/** One line of text that may be empty; runs of white space become single spaces. */
export function optionalLine(max: number, tooLong: string) {
  return z.string('Please write it in words').check(
    z.overwrite((text) => tidy(text.replace(/\s+/g, ' '))),
    z.maxLength(max, tooLong),
    plainLetters(),
  );
}

/** Lines and paragraphs, trimmed, with at most one empty line in a row. */
export function paragraphs(min: number, tooShort: string, max: number, tooLong: string) {
  return z.string(tooShort).check(
    z.overwrite((text) => tidy(text.replace(/\r\n?/g, '\n').replace(/\n\s*\n/g, '\n\n'))),
    z.minLength(min, tooShort),
    z.maxLength(max, tooLong),
    z.regex(/^(?:\n|[^\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069])*$/u, PLAIN_LETTERS),
  );
}

/** An e-mail address as it is stored: trimmed, in lower case. */
export const email = (message: string) =>
  z.string(message).check(z.trim(), z.toLowerCase(), z.maxLength(254, message), z.email(message));

/** A language tag such as `en` or `pt-BR`. */
export const languageTag = z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/));

/** A name of the time zone database such as `Europe/Berlin`; unknown ones count as UTC. */
export const timeZoneName = z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/));

export const SEARCH = 'Please type at least 2 letters';
export const SEARCH_MIN = 2;
const SEARCH_MAX = 100;

/** What staff type to search a list, in any case. */
export const searchWords = z
  .string(SEARCH)
  .check(z.trim(), z.toLowerCase(), z.minLength(SEARCH_MIN, SEARCH), z.maxLength(SEARCH_MAX, SEARCH));
