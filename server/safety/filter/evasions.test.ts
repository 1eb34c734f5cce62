import { describe, expect, it } from 'vitest';
import { screen } from './screen.ts';

describe('sees through attempts to avoid listed words', () => {
  it.each([
    ['k.y.s', 'selfharm.told'],
    ['nobody wants you alive', 'selfharm.told'],
    ['nobody will cry at your funeral', 'selfharm.told'],
    ['stop eating and you will be pretty', 'selfharm.told'],
    ['cutting feels so good', 'selfharm.told'],
    ['i want to d1e', 'crisis.suicide'],
    ['i w4nt t0 die', 'crisis.suicide'],
    ['take your shirt off', 'lure.picture'],
    ['show me ur undies', 'lure.picture'],
    ['all immigrants go home', 'hate.group'],
    ['snapp: lily_b_12', 'private.handle'],
    ['0 lol 7 lol 7 lol 0 lol 0 lol 9 lol 0 lol 0 lol 1 lol 2 lol 3', 'private.phone'],
    ['0 ok 7 um 7 lol 0 hm 0 yes 9 and 0 so 0 lol 1 hm 2 yes 3', 'private.phone'],
  ])('%s', (text, rule) => {
    expect(screen(text).rules).toContain(rule);
  });

  it.each([
    'J. K. R. wrote it',
    'my dog was put down, everyone cried at his funeral in the story',
    'cutting paper is fun',
    'try cutting it with round scissors',
    'put your shirt on the line',
    'take your hat off when you come in',
    'immigrants go home for the holidays',
    'stop eating my pretty cupcakes',
    '0 potato 1 potato 2 potato 3 potato 4 potato 5 potato 6 potato 7 potato 8 potato 9',
    'we lost 0 to 3, then won 2 to 1 and 4 to 2',
    'I snapped 3 photos of a frog',
    'we flew a g6 and ate c1d2',
  ])('allows: %s', (text) => {
    expect(screen(text).decision).toBe('allow');
  });
});

describe('reads listed words whose letters are masked at an edge or by dots', () => {
  it.each(['you are a bitc*', 'what a *unt', 'b.st.rd', 's  h  i  t', 'shit123', 'ρυssy', 'you f u c k e r'])(
    '%s',
    (text) => {
      expect(screen(text).decision).not.toBe('allow');
    },
  );

  it.each([
    'teh dog, *the dog',
    'I went to the libary library*',
    '*wether it rains',
    '*hugs* and *boops*',
    'r.i.p. goldfish',
    'banana1 and sussex1 are my teams',
    'pizz* with ham',
  ])('allows: %s', (text) => {
    expect(screen(text).decision).toBe('allow');
  });
});

it.each(['twerp', 'dweeb', 'scumbag', 'cretin', 'meathead', 'weakling', 'lowlife'])(
  'finds a plain insult: you are such a %s',
  (word) => {
    expect(screen(`you are such a ${word}`).rules).toContain('unkind.insult');
  },
);
