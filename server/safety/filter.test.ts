import { describe, expect, it } from 'vitest';
import { screen } from './filter.ts';

describe('lets everyday words through', () => {
  it.each([
    'My class went to Scunthorpe by bus.',
    'I love bass guitar and grass snakes.',
    'We had cockatoos at the zoo!',
    'Shall we play at 3 or 4 o clock?',
    'I got 1234 points and 56 riddles.',
    'The Titanic sank in 1912.',
    'frog_fan_9',
  ])('%s', (text) => {
    expect(screen(text).decision).toBe('allow');
  });
});

describe('refuses and says where', () => {
  it.each([
    ['you are a bitch', 'profanity', 'bitch'],
    ['what the fuuuck', 'profanity', 'fuuuck'],
    ['mail me at maya.pond@example.org', 'mail', 'maya.pond@example.org'],
    ['call 0171 234 5678 now', 'phone', '0171 234 5678'],
    ['see www.example.com/me', 'link', 'www.example.com/me'],
  ])('%s', (text, rule, word) => {
    const verdict = screen(text);
    expect(verdict.decision).toBe('refuse');
    expect(verdict.rules).toContain(rule);
    expect(verdict.spans.map(([from, to]) => text.slice(from, to))).toContain(word);
    expect(verdict.version).toBe('words-1');
  });

  it('reads only so far, and does not let more pass unread', () => {
    expect(screen('a '.repeat(2000)).decision).toBe('refuse');
  });
});
