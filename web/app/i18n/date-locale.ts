import { browserLocales } from './browser-locales.ts';
import { currentLocale } from './translator.ts';

/**
 * How dates and times of day are written: in the words of the page, in the order and on the clock of the reader's own region. A
 * reader in Britain has 15:30 on 28 November. Numbers stay as in the language, because they stand in its sentences.
 */
export function dateLocale(): string {
  const language = new Intl.Locale(currentLocale());
  const region = language.region ?? browserLocales().find(({ region: own }) => own !== undefined)?.region;
  return region === undefined ? language.toString() : new Intl.Locale(language, { region }).toString();
}
