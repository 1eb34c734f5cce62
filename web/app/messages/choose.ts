import { bestLanguage, type Language, languages } from '#contract/shared/languages.ts';
import { speak, type Translate } from './index.ts';

// A translator's file comes as a chunk of its own: es: () => import('./es.ts').then(({ es }) => (key, english) => es[key] ?? english).
const translations: Record<Exclude<Language, 'en'>, () => Promise<Translate>> = {
  'en-XA': pseudo,
  'ar-XB': pseudo,
};

/** Makes the page speak the language that its reader likes best. To be done before the first render. */
export async function chooseLanguage(wishes: readonly string[]): Promise<void> {
  const language = bestLanguage(wishes);
  if (language === 'en') return;
  speak(language, await translations[language]());
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language];
}

function pseudo(): Promise<Translate> {
  return import('./pseudo.ts').then((file) => file.pseudo);
}
