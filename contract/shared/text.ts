import * as z from 'zod/mini';

/** Text that ends up in mails, pages and tables: no control characters, no direction tricks. */
export function line(max: number, required: string, tooLong: string) {
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(max, tooLong),
      z.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'Please use plain letters here'),
    );
}

/** An address as it is stored: trimmed, in small letters. */
export const email = (message: string) =>
  z.string(message).check(z.trim(), z.toLowerCase(), z.maxLength(254, message), z.email(message));

/** A language tag such as `en` or `pt-BR`. */
export const languageTag = z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/));

/** A name of the time zone database such as `Europe/Berlin`; unknown ones count as UTC. */
export const timeZoneName = z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/));
