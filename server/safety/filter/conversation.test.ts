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
  const messages = ['07700', '900', '461'].flatMap((part) => [...by('leo', part), ...by('maya', 'what?')]);

  expect(screenConversation(messages).rules).toContain('private.phone');
});

it('holds a stranger who asks for an age, a place and whether the child is alone, though each question is harmless', () => {
  const questions = ['how old are you', 'where do you live', 'are you alone now'];

  const verdict = screenConversation(questions.flatMap((text) => [...by('stranger', text), ...by('zoe', 'hm')]));

  expect(verdict.rules).toContain('lure.score');
  expect(verdict).toMatchObject({ decision: 'hold', severity: 4 });
});

it.each([
  [['21 15', '21 19', '18 21']],
  [['i have 12', 'and 30', 'and 45 gems']],
  [['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  [['how old is your dog', 'where did you get it']],
  [['where is the key', 'in the red chest', 'alone in the cave']],
])('allows %j', (texts) => {
  expect(screenConversation(by('leo', ...texts)).decision).toBe('allow');
});

it('does not join the digits of two children', () => {
  const messages = [...by('leo', 'we won 555'), ...by('maya', 'we had 123'), ...by('leo', 'nice')];

  expect(screenConversation(messages).decision).toBe('allow');
});

it('adds up grooming signals and refuses when there are many', () => {
  const verdict = screenConversation(
    by('stranger', 'hi', 'how old are you', 'are you home alone', 'send me a pic', "don't tell your mom"),
  );

  expect(verdict).toMatchObject({ decision: 'refuse', severity: 4 });
  expect(verdict.rules).toContain('lure.score');
});

it('lets friends chat', () => {
  const messages = [...by('maya', 'hi leo', 'did you finish the puzzle'), ...by('leo', 'yes', 'it was hard but fun')];

  expect(screenConversation(messages)).toMatchObject({ decision: 'allow', rules: [] });
});

it('reports spans in the joined messages', () => {
  const { spans } = screenConversation(by('leo', 'hello', 'you idiot'));

  expect(spans[0]).toEqual([6, 15]);
});

describe('the pieces of a day', () => {
  const readLines = (file: string) =>
    readFileSync(new URL(`../../../test/safety/${file}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  /** Whether all messages of one child within a day are allowed. */
  const isAllowed = (line: string) => {
    const sent: string[] = [];
    return line.split(' | ').every((text) => {
      const pieces = sent.filter(isPiece).slice(-200);
      const { decision } = screenNextMessage(text, { texts: sent.slice(-5), groomingSignals: [], pieces });
      sent.push(text);
      return decision === 'allow';
    });
  };

  it.each(readLines('number-chats'))('are harmless: %s', (line) => {
    expect(isAllowed(line)).toBe(true);
  });

  it.each(readLines('number-pieces'))('form a phone number or a username: %s', (line) => {
    expect(isAllowed(line)).toBe(false);
  });

  it('are held for staff, who see all of them', () => {
    const verdict = screenNextMessage('so 123', { texts: [], groomingSignals: [], pieces: ['07700', 'lol 900'] });

    expect(verdict).toMatchObject({
      decision: 'hold',
      rules: ['private.phone'],
      completedPieces: ['07700', 'lol 900'],
    });
  });

  it('are only read up to the newest 200', () => {
    const many = Array.from({ length: 200 }, () => 'i got 5 points');

    expect(
      screenNextMessage('123', { texts: [], groomingSignals: [], pieces: ['07700', '900', ...many] }).decision,
    ).toBe('allow');
  });
});

describe('the next message of an author', () => {
  const following = (...texts: string[]) => ({ texts, groomingSignals: [] });

  it('is held when it completes an address, and allowed without the messages before', () => {
    expect(screenNextMessage('willow lane', following('i live at', '14')).decision).toBe('hold');
    expect(screenNextMessage('willow lane', following()).decision).toBe('allow');
  });

  it('is refused when it completes a rude word', () => {
    expect(screenNextMessage('ck', following('fu')).decision).toBe('refuse');
  });

  it('is not refused for what earlier messages contained', () => {
    expect(screenNextMessage('do you like frogs', following('you idiot', 'call me 555 123 4567')).decision).toBe(
      'allow',
    );
  });

  it('has spans in its own text', () => {
    const verdict = screenNextMessage('oh damn, I lost', following('hello', 'how was the game'));

    expect(verdict.decision).toBe('mask');
    expect(maskText('oh damn, I lost', verdict)).toBe('oh ••••, I lost');
  });

  it('reports its grooming signals', () => {
    expect(screenNextMessage('how old are you', following()).groomingSignals).toEqual(['asks.age']);
  });

  it('is refused when it adds a signal to many, and allowed when it adds none', () => {
    const groomingSignals = ['asks.age', 'lure.alone', 'lure.picture', 'lure.secret'];

    expect(screenNextMessage('send me a pic', { texts: [], groomingSignals })).toMatchObject({
      decision: 'refuse',
      severity: 4,
    });
    expect(screenNextMessage('good night', { texts: [], groomingSignals }).decision).toBe('allow');
  });
});

it.each([
  ['what is counted', ['look at puddle number 6', 'look at puddle number 7', 'look at puddle number 8']],
  ['levels', ['i am at level 1 now', 'i am at level 2 now', 'i am at level 3 now', 'i am at level 4 now']],
])('allows %s, by one child or by both', (_what, texts) => {
  const dialogue = texts.slice(0, -1).map((text, at) => ({ text, isOther: at % 2 === 0 }));
  const own = { texts: texts.slice(0, -1), groomingSignals: [] };

  expect(screenNextMessage(texts.at(-1) ?? '', own).decision).toBe('allow');
  expect(screenNextMessage(texts.at(-1) ?? '', { ...own, texts: [], dialogue }).decision).toBe('allow');
});
