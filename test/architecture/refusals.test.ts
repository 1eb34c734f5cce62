import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Language, languages } from '#contract/shared/languages.ts';
import { problems } from '#contract/shared/problems.ts';
import { loadTranslation } from '#web/app/i18n/choose-language.ts';
import { sentencesOfShapes } from './refusal-shapes.ts';
import { piecesOfServer, sentencesOfServer } from './refusal-sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const otherLanguages = Object.keys(languages).filter((language) => language !== 'en') as Exclude<Language, 'en'>[];

/** Every sentence that a problem or a shape refuses with: English exists only where it is decided. */
const refusals = [
  ...Object.values(problems).map(([, sentence]) => sentence),
  ...(await sentencesOfShapes()),
  ...sentencesOfServer(root).map(({ sentence }) => sentence),
];

it.each([
  ['a problem', "That code isn't right. Check the e-mail again."],
  ['a shape of the contract', "Passwords don't match"],
  ['a module of the server', "That's a lot of codes from one place."],
])('finds the sentence of %s', (_, sentence) => {
  expect(refusals).toContain(sentence);
});

it.each(otherLanguages)('every refusal is translated to %s', async (language) => {
  const translate = await loadTranslation(language);

  expect(refusals.filter((sentence) => translate(sentence, sentence) === sentence)).toEqual([]);
});

it('no refusal of the server is put together from pieces, which no translation could find', () => {
  expect(piecesOfServer(root)).toEqual([]);
});
