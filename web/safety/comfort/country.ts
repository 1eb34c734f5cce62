import type { Helplines } from '#contract/help.ts';
import { browserLocales } from '#web/app/i18n/browser-locales.ts';

/**
 * The operator's country, then the first known region of the browser's languages (GB in en-GB). Undefined if neither is known: a
 * number of another country would help nobody.
 */
export function ownCountry(country: string | null, countries: readonly Helplines[]): string | undefined {
  const regions = browserLocales().map(({ region }) => region);
  const own = regions.find((region) => countries.some(({ code }) => code === region));
  const [only, ...others] = countries;
  return country ?? own ?? (others.length === 0 ? only?.code : undefined);
}
