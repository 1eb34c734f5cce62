import { findCountry } from '#contract/rules/time-zones.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';

/** How mails and files write dates and times: in their language, and as in the country of a family's time zone. */
export function localeAt(language: WrittenLanguage, timeZone: string): string {
  let locale = locales.get(`${language} ${timeZone}`);
  if (locale === undefined) {
    locale = new Intl.Locale(language, { region: findCountry(timeZone) ?? 'US' }).toString();
    locales.set(`${language} ${timeZone}`, locale);
  }
  return locale;
}

const locales = new Map<string, string>();
