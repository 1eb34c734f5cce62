import type { Helplines } from '#contract/help.ts';

/** The operator's country, then the first known region of the browser's languages (GB in en-GB), then the first country. */
export function ownCountry(country: string | null, countries: readonly Helplines[]): string | undefined {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region);
  const own = regions.find((region) => countries.some(({ code }) => code === region));
  return country ?? own ?? countries[0]?.code;
}
