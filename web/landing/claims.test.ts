import { expect, test } from 'vitest';
import { app } from '#web/app/messages/en.ts';
import { help } from '#web/help/messages/en.ts';
import { claims } from './claims.ts';
import { landing } from './messages/en.ts';

/** Sentences that promise nothing: names, headings, invitations. */
const plainWords = [
  'landing.title',
  'landing.hello',
  'landing.heading',
  'landing.join',
  'landing.more',
  'landing.already',
  'landing.signIn',
  'landing.pip',
  'landing.think',
  'landing.riddle.easy',
  'landing.riddle.medium',
  'landing.riddle.hard',
  'landing.riddle.join',
  'landing.features',
  'landing.play.title',
  'landing.grow.title',
  'landing.trust',
  'landing.trust.text',
  'landing.trust.privacy',
  'landing.trust.tour',
  'landing.hopIn',
  'landing.hopIn.text',
];

const claimed: readonly string[] = Object.values(claims).flatMap(({ says }) => says);

/** Sentences of which nobody has said whether they promise something. */
function unclear(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => !claimed.includes(sentence) && !plainWords.includes(sentence));
}

test('every sentence of the landing page is a claim with a feature behind it, or promises nothing', () => {
  expect(unclear(Object.keys(landing))).toEqual([]);
  expect(unclear(['landing.trust.robots'])).toEqual(['landing.trust.robots']);
});

test('no claim stands in the register that the page does not make', () => {
  expect(claimed.filter((sentence) => !(sentence in landing) && !(sentence in app))).toEqual([]);
});

const texts = (sentences: object): string[] =>
  Object.values(sentences).flatMap((text) => (typeof text === 'string' ? [text] : Object.values<string>(text)));

test('no page promises what is not there yet', () => {
  const promises = texts({ ...landing, ...help }).filter((text) =>
    /\bAI\b|24\/7|COPPA|weekly|mini-game|leaderboard|league|\bshop\b/i.test(text),
  );

  expect(promises).toEqual([]);
});

test('no sentence is longer than twelve words', () => {
  const sentences = texts(landing).flatMap((text) => text.split(/(?<=[.!?])\s+/));

  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 12)).toEqual([]);
});
