import { bestLanguage, type Language, languages } from '#contract/shared/languages.ts';
import { translate as setEnglish } from './english.ts';
import { setLanguage, type Translate } from './translator.ts';

type OtherLanguage = Exclude<Language, 'en'>;

// The test languages are computed. A written one is a chunk of its own, such as `es: () => import('#web/es.ts')`.
const translations: Record<OtherLanguage, () => Promise<{ translate: Translate }>> = {
  'en-XA': () => import('./pseudo.ts'),
  'ar-XB': () => import('./pseudo.ts'),
};

/** Chooses the language of the page before its first render. */
export async function chooseLanguage(wishes: readonly string[]): Promise<void> {
  const language = bestLanguage(wishes);
  if (language === 'en') return setLanguage('en', setEnglish);
  setLanguage(language, await loadTranslation(language));
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language];
}

export async function loadTranslation(language: OtherLanguage): Promise<Translate> {
  const { translate } = await translations[language]();
  return translate;
}
