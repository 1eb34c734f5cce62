import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { problems } from '#contract/shared/problems.ts';
import { refusals } from '#web/app/messages/en/refusals.ts';
import { sentencesOfShapes } from './refusal-shapes.ts';
import { sentencesOfServer } from './refusal-sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listed: readonly string[] = refusals;

const said = [
  ...Object.values(problems).map(([, sentence]) => sentence),
  ...(await sentencesOfShapes()),
  ...sentencesOfServer(root).map(({ sentence }) => sentence),
];

it('finds the sentences where they are written', () => {
  expect(said).toContain('That code is not right. Look at the e-mail once more.');
  expect(said).toContain("Passwords don't match");
  expect(said).toContain('Many codes were asked for from where you are. Please try again in an hour.');
});

it('has every refusal in the list that translators work from', () => {
  expect(said.filter((sentence) => !listed.includes(sentence))).toEqual([]);
});

it('lists nothing that is no longer said, and nothing twice', () => {
  expect(listed.filter((sentence, at) => !said.includes(sentence) || listed.indexOf(sentence) !== at)).toEqual([]);
});
