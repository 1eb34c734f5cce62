import { describe, expect, it } from 'vitest';
import { DISPLAY_NAME_MAX } from '../accounts.ts';
import { isNickname, nicknameWords, suggestNicknames } from './nicknames.ts';

const { first, second } = nicknameWords;
const all = first.flatMap((one) => second.map((other) => `${one} ${other}`));

describe('the nicknames', () => {
  it('are made of at least 60 times 60 words, none twice', () => {
    expect(new Set(first).size).toBeGreaterThanOrEqual(60);
    expect(new Set(second).size).toBeGreaterThanOrEqual(60);
    expect(first.length).toEqual(new Set(first).size);
    expect(second.length).toEqual(new Set(second).size);
  });

  it('all fit into a display name', () => {
    expect(Math.max(...all.map((name) => name.length))).toBeLessThanOrEqual(DISPLAY_NAME_MAX);
  });

  it.each(['Brave Shark Boss', 'Otter Brave', 'brave otter', 'Brave  Otter', '', 'Brave', 'Brave Оtter'])(
    'do not include %j',
    (name) => {
      expect(isNickname(name)).toBe(false);
    },
  );
});

describe('a draw', () => {
  it('brings three different ones of ours', () => {
    let at = 0;
    const names = suggestNicknames((limit) => (at++ * 7) % limit);

    expect(new Set(names).size).toBe(3);
    expect(names.every(isNickname)).toBe(true);
  });

  it('leaves out names that reveal the child', () => {
    let at = 0;
    const names = suggestNicknames(
      (limit) => at++ % limit,
      (name) => name.includes('Frog'),
    );

    expect(names.some((name) => name.includes('Frog'))).toBe(false);
  });
});
