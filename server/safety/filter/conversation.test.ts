import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPiece } from './contact/pieces.ts';
import { screenConversation, screenNextMessage } from './conversation.ts';
import { maskText } from './verdict.ts';

const by = (author: string, ...texts: string[]) => texts.map((text) => ({ author, text }));

it('finds a phone number that is spread over messages', () => {
  expect(screenConversation(by('leo', 'my number is', '555', '123', '4567')).rules).toContain('private.phone');
});

it.each([
  ['a number in words', ['call me', 'oh seven seven', 'double oh nine', 'hundred one two three'], 'private.phone'],
  ['a handle after its app', ['insta', 'coolgirl.maya'], 'private.handle'],
  ['a handle after a question', ['do you have snap', 'its frogmaya12'], 'private.handle'],
  ['an address', ['i live at', '14', 'willow lane'], 'private.address'],
  ['a school', ['my school', 'is oakfield primary'], 'private.school'],
  ['a mail address', ['maya', 'at example', 'dot org'], 'private.mail'],
  ['a link', ['www', 'example', '.com'], 'private.link'],
  ['a rude word', ['fu', 'ck'], 'word.rude'],
  ['cruelty', ['nobody', 'likes', 'you'], 'unkind.insult'],
  ['a wish to die', ['i want', 'to', 'die'], 'crisis.suicide'],
])('finds %s in pieces', (_what, texts, rule) => {
  expect(screenConversation(by('leo', ...texts)).rules).toContain(rule);
});

it('finds a number in pieces though another person answers in between', () => {
  const said = ['07700', '900', '461'].flatMap((part) => [...by('leo', part), ...by('maya', 'what?')]);
  expect(screenConversation(said).rules).toContain('private.phone');
});

it('looks at who asks where, how old and whether alone, though each question is small', () => {
  const asked = ['how old are you', 'where do you live', 'are you alone now'];
  const verdict = screenConversation(asked.flatMap((text) => [...by('stranger', text), ...by('zoe', 'hm')]));
  expect(verdict.rules).toContain('lure.score');
  expect(verdict).toMatchObject({ decision: 'hold', severity: 4 });
});

it.each([
  [['21 15', '21 19', '18 21']],
  [['i have 12', 'and 30', 'and 45 gems']],
  [['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  [['how old is your dog', 'where did you get it']],
  [['where is the key', 'in the red chest', 'alone in the cave']],
])('lets %j through', (texts) => {
  expect(screenConversation(by('leo', ...texts)).decision).toBe('allow');
});

it('does not make one number of what two people say', () => {
  const messages = [...by('leo', 'we won 555'), ...by('maya', 'we had 123'), ...by('leo', 'nice')];
  expect(screenConversation(messages).decision).toBe('allow');
});

it('adds grooming signals up, and refuses when there are many', () => {
  const verdict = screenConversation(
    by('stranger', 'hi', 'how old are you', 'are you home alone', 'send me a pic', "don't tell your mom"),
  );
  expect(verdict).toMatchObject({ decision: 'refuse', severity: 4 });
  expect(verdict.rules).toContain('lure.score');
});

it('lets friends talk', () => {
  const messages = [...by('maya', 'hi leo', 'did you finish the puzzle'), ...by('leo', 'yes', 'it was hard but fun')];
  expect(screenConversation(messages)).toMatchObject({ decision: 'allow', rules: [] });
});

it('says where in the joined messages', () => {
  const { spans } = screenConversation(by('leo', 'hello', 'you idiot'));
  expect(spans[0]).toEqual([6, 15]);
});

describe('pieces of a day', () => {
  const linesOf = (file: string) =>
    readFileSync(new URL(`../../../test/safety/${file}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  /** Whether one child who says this within a day is let through to the end. */
  const isHeard = (line: string) => {
    const said: string[] = [];
    return line.split(' | ').every((text) => {
      const pieces = said.filter(isPiece).slice(-200);
      const { decision } = screenNextMessage(text, { texts: said.slice(-5), groomingSignals: [], pieces });
      said.push(text);
      return decision === 'allow';
    });
  };

  it.each(linesOf('number-chats'))('are innocent: %s', (line) => {
    expect(isHeard(line)).toBe(true);
  });

  it.each(linesOf('number-pieces'))('are a number or a name elsewhere: %s', (line) => {
    expect(isHeard(line)).toBe(false);
  });

  it('wait for a grown-up, who is shown all of them', () => {
    const verdict = screenNextMessage('so 123', { texts: [], groomingSignals: [], pieces: ['07700', 'lol 900'] });

    expect(verdict).toMatchObject({
      decision: 'hold',
      rules: ['private.phone'],
      completedPieces: ['07700', 'lol 900'],
    });
  });

  it('are as many as are read: 200 of the newest', () => {
    const many = Array.from({ length: 200 }, () => 'i got 5 points');

    expect(
      screenNextMessage('123', { texts: [], groomingSignals: [], pieces: ['07700', '900', ...many] }).decision,
    ).toBe('allow');
  });
});

describe('a next message', () => {
  const sinceSaying = (...texts: string[]) => ({ texts, groomingSignals: [] });

  it('is read together with the last ones of its author', () => {
    expect(screenNextMessage('willow lane', sinceSaying('i live at', '14'))).toMatchObject({ decision: 'hold' });
    expect(screenNextMessage('ck', sinceSaying('fu'))).toMatchObject({ decision: 'refuse' });
    expect(screenNextMessage('willow lane', sinceSaying()).decision).toBe('allow');
  });

  it('answers for itself alone: what was wrong before is not wrong again', () => {
    expect(screenNextMessage('do you like frogs', sinceSaying('you idiot', 'call me 555 123 4567')).decision).toBe(
      'allow',
    );
  });

  it('is masked in its own places', () => {
    const verdict = screenNextMessage('oh damn, I lost', sinceSaying('hello', 'how was the game'));
    expect(verdict.decision).toBe('mask');
    expect(maskText('oh damn, I lost', verdict)).toBe('oh ••••, I lost');
  });

  it('adds to the grooming signals of its author, and is refused when there are many', () => {
    const first = screenNextMessage('how old are you', sinceSaying());
    expect(first.groomingSignals).toEqual(['asks.age']);
    const groomingSignals = [...first.groomingSignals, 'lure.alone', 'lure.picture', 'lure.secret'];
    expect(screenNextMessage('send me a pic', { texts: [], groomingSignals })).toMatchObject({
      decision: 'refuse',
      severity: 4,
    });
    expect(screenNextMessage('good night', { texts: [], groomingSignals }).decision).toBe('allow');
  });
});
