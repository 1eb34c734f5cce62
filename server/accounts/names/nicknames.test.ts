import { describe, expect, it } from 'vitest';
import { isNickname, nicknameWords } from '#contract/rules/nicknames.ts';
import { nameChecks, screen } from '../../safety/index.ts';
import { nicknameFlaw, nicknameFor } from './nicknames.ts';
import { tellsRealName } from './real-names.ts';

const { first, second } = nicknameWords;
const all = first.flatMap((one) => second.map((other) => `${one} ${other}`));

describe('every nickname that Lilypad offers', () => {
  it('passes the check of names', () => {
    expect(all.filter((name) => nameChecks.nameFault(name) !== undefined)).toEqual([]);
  });

  it('passes the filter', () => {
    expect(all.filter((name) => screen(name).decision !== 'allow')).toEqual([]);
  });
});

describe('a child called Fox', () => {
  const child = { firstName: 'Robin', lastName: 'Fox' };

  it('cannot begin as a fox', () => {
    expect(nicknameFlaw('Brave Fox', child)).toBe('Pick a pond name. Keep your real one for friends you know.');
    expect(nicknameFlaw('Brave Otter', child)).toBeUndefined();
  });

  it('is given another one by the server', () => {
    const given = Array.from({ length: 400 }, () => nicknameFor(child));
    expect(given.every(isNickname)).toBe(true);
    expect(given.filter((name) => tellsRealName(name, child))).toEqual([]);
  });
});

it.each(['Cool Otter', 'Moderator', 'robin', 'Brave Otter 7'])('%s is none of ours', (nickname) => {
  expect(nicknameFlaw(nickname, { firstName: 'Robin', lastName: 'Puddle' })).toBe('Please pick one of the pond names.');
});
