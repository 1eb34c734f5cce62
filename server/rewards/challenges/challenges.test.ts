import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ageGroups } from '#contract/rules/age.ts';
import { type DeedKind, deedKinds } from '#contract/rules/rewards/deeds.ts';
import { addDays } from '#contract/shared/days.ts';
import { openWorld, type World } from '#test/world.ts';
import { getRewardContent } from '../content.ts';
import { challengeOn } from './challenges.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** What a child can do without consent, without buddies and on a break. */
const open: readonly DeedKind[] = [
  'riddle_solved',
  'word_solved',
  'trivia_answered',
  'joke_reacted',
  'memory_match',
  'number_guess',
  'word_scramble',
  'math_challenge',
];
/** Minutes for each. Coloring is left out because pages run out, the rest because it needs other children. */
const minutes: Partial<Record<DeedKind, number>> = {
  riddle_solved: 1.5,
  word_solved: 1.5,
  trivia_answered: 1,
  joke_reacted: 0.5,
  memory_match: 2.5,
  number_guess: 2,
  word_scramble: 2,
  math_challenge: 1.5,
};

const year = Array.from({ length: 366 }, (_, number) => addDays('2027-01-01', number));
const challengesOn = (day: string) => ageGroups.map((ageGroup) => challengeOn(world.context, day, ageGroup));
const asked = ({ items }: ReturnType<typeof challengeOn>) => JSON.stringify(items.map(({ kinds }) => kinds));

describe('on every day of a year', () => {
  it('each age group has a challenge for its weekday’s theme', () => {
    const themes = new Set(
      year.map((day) =>
        JSON.stringify([new Date(`${day}T00:00:00Z`).getUTCDay(), challengesOn(day).map((one) => one.theme)]),
      ),
    );

    expect(themes.size).toBe(7);
    for (const challenge of year.flatMap(challengesOn)) expect(challenge.items.length).toBeGreaterThanOrEqual(3);
  });

  it('no challenge comes twice in a row, or on the same weekday of two weeks in a row', () => {
    for (const day of year)
      for (const [index, challenge] of challengesOn(day).entries()) {
        expect(asked(challenge)).not.toBe(asked(challengesOn(addDays(day, 1))[index] as typeof challenge));
        expect(asked(challenge)).not.toBe(asked(challengesOn(addDays(day, 7))[index] as typeof challenge));
      }
  });

  it('a child without consent, without buddies or on a break can do all of it, in at most 15 minutes', () => {
    for (const challenge of year.flatMap(challengesOn)) {
      const times = challenge.items.map(({ kinds, target }) => {
        const possible = kinds.filter((kind) => open.includes(kind));
        return target * Math.min(...possible.map((kind) => minutes[kind] ?? Number.POSITIVE_INFINITY));
      });
      const sum = times.reduce((one, other) => one + other, 0);

      expect(sum, `${challenge.day} ${challenge.ageGroup}`).toBeLessThanOrEqual(15);
      expect(sum).toBeGreaterThanOrEqual(2.5);
    }
  });

  it('no age group is asked for less than a younger one', () => {
    for (const day of year) {
      const targets = challengesOn(day).map(({ items }) => items.map(({ target }) => target));
      for (const [index, older] of targets.slice(1).entries())
        for (const [item, target] of older.entries())
          expect(target).toBeGreaterThanOrEqual(targets[index]?.[item] as number);
    }
  });
});

describe('the content', () => {
  const items = () => getRewardContent(world.context).challenges.flatMap(({ variants }) => variants.flat());

  it('has at least four variants for each weekday, all different', () => {
    for (const { theme, variants } of getRewardContent(world.context).challenges) {
      expect(variants.length, theme).toBeGreaterThanOrEqual(4);
      expect(new Set(variants.map((variant) => JSON.stringify(variant))).size).toBe(variants.length);
    }
  });

  it('asks for each thing only once within a challenge', () => {
    for (const { variants } of getRewardContent(world.context).challenges)
      for (const variant of variants) expect(new Set(variant.map(({ one }) => one)).size).toBe(variant.length);
  });

  it('uses short sentences, and gives a number only if it is more than one', () => {
    for (const { one, many } of items()) {
      for (const words of [one, many]) expect(words.split(/\s+/).length, words).toBeLessThanOrEqual(12);
      expect(one).not.toMatch(/\d|\{/);
    }
  });

  it('varies the kinds of games', () => {
    const named = new Set(items().flatMap(({ kinds = [] }) => kinds));

    for (const kind of open) expect(named, kind).toContain(kind);
    expect(deedKinds).toEqual(expect.arrayContaining([...named]));
  });
});
