import { findCountry } from '#contract/rules/time-zones.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';

/** How mails and files write dates and times: in their language, and as in the country of a family's time zone. */
export function localeAt(language: WrittenLanguage, timeZone: string): string {
  return new Intl.Locale(language, { region: findCountry(timeZone) ?? 'US' }).toString();
}
