import { expect, test } from 'vitest';
import { levelFor, MAX_LEVEL } from '#contract/rules/levels.ts';
import { helpAnswers } from '../messages/answers/en.ts';
import { helpCommunity } from '../messages/community/en.ts';
import { answerClaims } from './answer-claims.ts';

const answers: Readonly<Record<string, unknown>> = { ...helpAnswers, ...helpCommunity };
const claimed: readonly string[] = Object.values(answerClaims).flat();

/** Where to tap and what to do: the tests of the screens show that these buttons are there. */
const directions = [
  ...['join', 'no-mail', 'riddle', 'trivia', 'word', 'joke', 'read', 'picture', 'colour', 'night', 'letters', 'quiet'],
  ...['forgot', 'sign-out', 'mail-again', 'parent-view', 'wrong', 'secret', 'comment-delete', 'comment-hide'],
  ...['buddy', 'friend-code', 'buddy-no', 'buddy-stop', 'unblock', 'chat-phrases', 'chat-held', 'chat-wrong'],
  ...['mean', 'stranger', 'sad', 'break', 'next-level', 'pond-visit', 'parent-second', 'parent-address'],
  // Their sentences have proofs of their own in test/written/help-for-parents.ts.
  ...['parent-apart', 'parent-typed', 'parent-suspended', 'parent-lost'],
];
/** Rules of the cards and points, which the tests below and of server/cards hold to. */
const rulesOfPlay = ['spelling', 'peek', 'pause', 'again', 'win', 'win-sharing', 'worth', 'levels', 'top', 'my-pond'];

function unclear(names: readonly string[]): string[] {
  const known = [...directions, ...rulesOfPlay].map((name) => `help.a.${name}`);
  return names.filter((name) => name.startsWith('help.a.') && !claimed.includes(name) && !known.includes(name));
}

test('every answer is a claim with a proof, a rule of play, or says where to tap', () => {
  expect(unclear(Object.keys(answers))).toEqual([]);
  expect(unclear(['help.a.robots'])).toEqual(['help.a.robots']);
});

test('no answer is listed that the Help Center does not give', () => {
  const listed = [...claimed, ...[...directions, ...rulesOfPlay].map((name) => `help.a.${name}`)];

  expect(listed.filter((name) => !(name in answers))).toEqual([]);
});

test('the levels begin where the answer says', () => {
  const ranges = [...helpAnswers['help.a.levels'].matchAll(/Level (\d) is (\d+) to (\d+)/g)];

  expect(ranges).toHaveLength(3);
  for (const [, level, from, to] of ranges) {
    expect(levelFor(Number(from))).toBe(Number(level));
    expect(levelFor(Number(to))).toBe(Number(level));
    expect(levelFor(Number(to) + 1)).toBe(Number(level) + 1);
  }
});

test('the last level is the one that the answer names', () => {
  expect(helpAnswers['help.a.top']).toContain(MAX_LEVEL.toLocaleString('en'));
});
