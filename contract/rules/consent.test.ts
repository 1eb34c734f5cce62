import { expect, it } from 'vitest';
import { scopes } from '../shared/endpoint.ts';
import { canGrant } from './consent.ts';

it.each([
  ['posts', true, true],
  ['buddies', true, true],
  ['chat_phrases', true, true],
  ['chat', false, true],
  ['multiplayer', true, true],
  ['leaderboards', true, true],
  ['reach', false, true],
] as const)('%s: by mail %s, in person %s', (scope, byMail, inPerson) => {
  expect(canGrant('email_plus', scope)).toEqual(byMail);
  expect(canGrant('in_person', scope)).toEqual(inPerson);
});

it('has a row for every scope', () => {
  expect(scopes).toHaveLength(7);
});
