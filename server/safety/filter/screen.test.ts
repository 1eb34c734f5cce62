import { describe, expect, it } from 'vitest';
import { screen } from './screen.ts';

describe('allows everyday words', () => {
  it.each([
    'My class went to Scunthorpe by bus.',
    'I love bass guitar and grass snakes.',
    'We had cockatoos at the zoo!',
    'Shall we play at 3 or 4 o clock?',
    'I got 1234 points and 56 riddles.',
    'The Titanic sank in 1912.',
    'frog_fan_9',
    'assassin_snail',
    'dickens_fan',
    'The population of India is 1400000000.',
    'one two three four five six seven eight nine ten',
    'We read Moby Dick with grandpa.',
    'I am dying to see the new film!',
  ])('%s', (text) => {
    expect(screen(text).decision).toBe('allow');
  });
});

describe('refuses and reports the span', () => {
  it.each([
    ['you are a bitch', 'word.rude', 'bitch'],
    ['what the fuuuck', 'word.rude', 'fuuuck'],
    ['what the f u c k', 'word.rude', 'f u c k'],
    ['oh fцck', 'word.rude', 'fцck'],
    ['mail me at maya.pond@example.org', 'private.mail', 'maya.pond@example.org'],
    ['call 0171 234 5678 now', 'private.phone', '0171 234 5678'],
    ['five five five one two one two three nine', 'private.phone', 'five five five one two one two three nine'],
    ['see www.example.com/me', 'private.link', 'www.example.com/me'],
    ['pay with 4111 1111 1111 1111', 'private.card', '4111 1111 1111 1111'],
  ])('%s', (text, rule, word) => {
    const verdict = screen(text);

    expect(verdict.decision).toBe('refuse');
    expect(verdict.rules).toContain(rule);
    expect(verdict.spans.map(([from, to]) => text.slice(from, to))).toContain(word);
    expect(verdict.version).toMatch(/^filter-\d+$/);
  });

  it('refuses a text that is too long to read', () => {
    expect(screen('a '.repeat(2000)).decision).toBe('refuse');
  });
});

describe('helps a child in danger, no matter what else the text contains', () => {
  it.each(['i want to die', 'my uncle hits me when he is drunk', 'this is shit i want to kill myself'])(
    '%s',
    (text) => {
      expect(screen(text)).toMatchObject({ decision: 'help', severity: 4 });
    },
  );
});

describe('splits names without blanks', () => {
  const decisions = (name: string) =>
    [name, name.replaceAll('_', ' '), name.replaceAll('_', '')].map((text) => screen(text).decision);

  it.each(['kill_you', 'suicide', 'i_hate_gays', 'sexy_girl', 'KillYourself', 'SendMePics4Robux', 'EmilyJohnson2014'])(
    'does not allow %s',
    (name) => {
      expect(decisions(name).some((decision) => decision !== 'allow')).toBe(true);
    },
  );

  it.each([
    'assassin_snail',
    'Scunthorpe',
    'scunthorpe_fan',
    'dickens_fan',
    'killer_whale',
    'HotDog',
    'bass_player',
    'ninja_99',
  ])('allows %s', (name) => {
    expect(decisions(name)).toEqual(['allow', 'allow', 'allow']);
  });

  it('allows the full name of an adult', () => {
    expect(screen('Emily Johnson').decision).toBe('allow');
  });
});
