import { expect, it } from 'vitest';
import { screenConversation } from './conversation.ts';

const by = (author: string, ...texts: string[]) => texts.map((text) => ({ author, text }));

it('finds a phone number that is spread over messages', () => {
  expect(screenConversation(by('leo', 'my number is', '555', '123', '4567')).rules).toContain('private.phone');
});

it('does not make one number of what two people say', () => {
  const messages = [...by('leo', 'we won 555'), ...by('maya', 'we had 123'), ...by('leo', 'nice')];
  expect(screenConversation(messages).decision).toBe('allow');
});

it('adds luring up, and stops it when there is much', () => {
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
