/** The language tag in its usual form, English when there is no such language. */
export function knownLanguage(tag: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag ?? 'en')[0] ?? 'en';
  } catch {
    return 'en';
  }
}
