import { expect, test } from 'vitest';
import { facts } from '../test-public-page.tsx';
import { factVariables } from '../WithOperatorFacts.tsx';
import { listAnswers } from './questions.ts';
import { findAnswers } from './search.ts';

const entries = listAnswers(factVariables(facts)).flatMap(({ answers }) => answers);
const first = (query: string): string | undefined => findAnswers(query, entries)[0]?.id;
const ids = (query: string): string[] => findAnswers(query, entries).map(({ id }) => id);

test.each([
  ['username', 'username'],
  ['USERNAME', 'username'],
  ['  username? ', 'username'],
  ['delete my account', 'erase'],
  ['log in', 'forgot'],
  ['pw', 'forgot'],
  ['dark mode', 'night'],
  ['how old', 'age'],
  ['spam', 'no-mail'],
  ['dyslexia', 'letters'],
  ['mum', 'why-grown-up'],
  ['gdpr', 'parent-see'],
])('“%s” finds the answer to %s', (query, id) => {
  expect(ids(query).slice(0, 3)).toContain(id);
});

/** What children type, in their own words and spelling, and the answer that has to come first. */
const asked: readonly (readonly [query: string, first: string])[] = [
  ['mean', 'mean'],
  ['someone is mean', 'mean'],
  ['bully', 'mean'],
  ['he is bullying me', 'mean'],
  ['stop', 'mean'],
  ['she called me names stop it', 'mean'],
  ['stranger', 'stranger'],
  ['somebody wants my address', 'stranger'],
  ['want to meet', 'stranger'],
  ['sad', 'sad'],
  ['i am sad', 'sad'],
  ['scared', 'sad'],
  ['i want to die', 'sad'],
  ['lonely', 'sad'],
  ['report', 'report'],
  ['tell a grown up', 'report'],
  ['danger', 'wrong'],
  ['banned', 'break'],
  ['why is my break', 'break'],
  ['hacked', 'stolen'],
  ['someone knows my password', 'stolen'],
  ['who can see my name', 'who-sees'],
  ['real name', 'who-sees'],
  ['who reads my words', 'who-reads'],
  ['secret', 'secret'],
  ['phone number', 'secret'],
  ['delete my story', 'story-delete'],
  ['remove my story', 'story-delete'],
  ['delete story', 'story-delete'],
  ['where is my story', 'story-wait'],
  ['story not there', 'story-wait'],
  ['who can read my story', 'story-who'],
  ['write a story', 'story'],
  ['draw', 'drawing'],
  ['comment', 'comment'],
  ['delete my comment', 'comment-delete'],
  ['hide comment', 'comment-hide'],
  ['heart', 'heart'],
  ['rude word', 'sent-back'],
  ['find friends', 'buddy'],
  ['how do i add a friend', 'buddy'],
  ['friend code', 'friend-code'],
  ['unfriend', 'buddy-stop'],
  ['stop being friends', 'buddy-stop'],
  ['block', 'block'],
  ['blok someone', 'block'],
  ['unblock', 'unblock'],
  ['online', 'here'],
  ['say no to request', 'buddy-no'],
  ['ask more kids', 'buddy-limit'],
  ['chat', 'chat-how'],
  ['cant type in chat', 'chat-phrases'],
  ['who reads my chats', 'chat-who'],
  ['delete message', 'chat-delete'],
  ['dots', 'chat-dots'],
  ['creepy chat', 'chat-wrong'],
  ['my mum', 'why-grown-up'],
  ['mummy', 'why-grown-up'],
  ['what can my mom see', 'parent-view'],
  ['password', 'forgot'],
  ['forgot my pasword', 'forgot'],
  ['cant log in', 'forgot'],
  ['cheat', 'twice'],
  ['more points', 'win'],
  ['how to get points', 'win'],
  ['points for storys', 'win-sharing'],
  ['picture', 'picture'],
  ['avatar', 'picture'],
  ['who sees my picture', 'picture-who'],
  ['dark', 'night'],
  ['too loud', 'quiet'],
  ['change name', 'name'],
  ['delete acount', 'erase'],
  ['log out', 'sign-out'],
  ['no email', 'no-mail'],
  ['ads', 'ads'],
];

test.each(asked)('“%s” is answered first by %s', (query, id) => {
  expect(first(query)).toBe(id);
});

test('sixty ways to ask are tried', () => {
  expect(new Set(asked.map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
});

test('a beginning is enough while somebody types', () => {
  expect(ids('triv')).toContain('trivia');
  expect(ids('passw')).toContain('forgot');
});

test.each([
  ['pasword', 'a letter left out'],
  ['passsword', 'a letter too many'],
  ['passwird', 'a wrong letter'],
  ['paswsord', 'two the wrong way round'],
  ['Pässwörd', 'dots over letters'],
])('“%s” finds password: %s is forgiven', (query) => {
  expect(ids(query)).toContain('forgot');
});

test('an apostrophe does not matter', () => {
  expect(ids('grown-up’s code')).toEqual(ids("grown-up's code"));
});

test('a word with two typos does not match', () => {
  expect(ids('pxsswxrd')).toEqual([]);
});

test('short words allow no typo, or everything would be found', () => {
  expect(ids('xds')).toEqual([]);
});

test('stop words do not change the result', () => {
  expect(first('how do I win points')).toBe('win');
});

test('half of many words are enough when no answer has them all', () => {
  expect(ids('help, I have forgotten my passwords').slice(0, 3)).toContain('forgot');
});

test('the question counts more than the answer', () => {
  expect(first('riddle')).toBe('riddle');
});

test.each(['', '   ', '?!', 'elephants'])('“%s” finds nothing', (query) => {
  expect(findAnswers(query, entries)).toEqual([]);
});
