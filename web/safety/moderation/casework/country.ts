import type { Helplines } from '#contract/help.ts';

/** The country that a time zone belongs to, where the browser knows its countries' time zones. */
export function findCountry(timeZone: string, countries: readonly Pick<Helplines, 'code'>[]): string | undefined {
  return countries.find(({ code }) => listTimeZones(code).includes(timeZone))?.code;
}

function listTimeZones(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?(): readonly string[] };
  return locale.getTimeZones?.() ?? [];
}
