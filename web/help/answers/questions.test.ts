import { expect, test } from 'vitest';
import { levelStarts } from '#contract/rules/levels.ts';
import { pages } from '#web/pages.ts';
import { helpAnswers } from '../messages/answers/en.ts';
import { helpCommunity } from '../messages/community/en.ts';
import { facts } from '../test-public-page.tsx';
import { factVariables } from '../WithOperatorFacts.tsx';
import { listAnswers, sections } from './questions.ts';

const answered = listAnswers(factVariables(facts));
const all = answered.flatMap(({ answers }) => answers);

test('at least 60 questions have an answer, each in one section', () => {
  const ids = sections.flatMap(({ questions }) => questions.map(([id]) => id));

  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(60);

  const written = Object.keys({ ...helpAnswers, ...helpCommunity }).flatMap(
    (key) => /^help\.q\.(.+)$/.exec(key)?.[1] ?? [],
  );
  expect(ids.toSorted()).toEqual(written.toSorted());
});

test('no anchor is there twice', () => {
  const anchors = [...sections.map(({ id }) => id as string), ...all.map(({ id }) => id)];

  expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
});

test('every answer ends with a page that exists', () => {
  const paths = all.map(({ link }) => link.to.replace(/\?.*/, ''));

  expect(paths.filter((path) => !(path in pages))).toEqual([]);
});

test('every name in braces is filled in', () => {
  expect(all.filter(({ question, answer }) => /[{}]/.test(question + answer))).toEqual([]);
});

test('the levels are those of the rule', () => {
  const [, two, three, four] = levelStarts.map(Number);

  expect(helpAnswers['help.a.levels']).toBe(
    `Level 1 is 0 to ${Number(two) - 1} points. Level 2 is ${two} to ${Number(three) - 1}. Level 3 is ${three} to ${Number(four) - 1}.`,
  );
});
