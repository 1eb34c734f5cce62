import { expect, it } from 'vitest';
import { scopes } from '../shared/endpoint.ts';
import { canGrant, consentMethods, isStrong } from './consent.ts';

it.each([
  ['email_plus', ['posts', 'buddies', 'chat_phrases', 'multiplayer', 'leaderboards']],
  ['signed_form', ['posts', 'buddies', 'chat_phrases', 'chat', 'multiplayer', 'leaderboards', 'reach']],
  ['in_person', ['posts', 'buddies', 'chat_phrases', 'chat', 'multiplayer', 'leaderboards', 'reach']],
  ['card', ['posts', 'buddies', 'chat_phrases', 'chat', 'multiplayer', 'leaderboards', 'reach']],
] as const)('%s opens %j', (method, opened) => {
  expect(scopes.filter((scope) => canGrant(method, scope)).toSorted()).toEqual([...opened].toSorted());
});

it.each([
  ['email_plus', false],
  ['signed_form', true],
  ['in_person', true],
  ['card', true],
] as const)('%s shows who the parent is: %s', (method, strong) => {
  expect(isStrong(method)).toBe(strong);
});

it('has a row for every method and scope', () => {
  expect(consentMethods).toHaveLength(4);
  expect(scopes).toHaveLength(7);
});
