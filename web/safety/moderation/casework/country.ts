import type { Helplines } from '#contract/help.ts';

/** The country that a time zone belongs to, where the browser knows its countries' time zones. */
export function countryOf(timeZone: string, countries: readonly Pick<Helplines, 'code'>[]): string | undefined {
  return countries.find(({ code }) => zonesOf(code).includes(timeZone))?.code;
}

function zonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?(): readonly string[] };
  return locale.getTimeZones?.() ?? [];
}
