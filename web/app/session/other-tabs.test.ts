import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { readOwnDraft, saveOwnDraft } from '../drafts.ts';
import { createQueryClient, userKey } from '../query-client.ts';
import { endSession, followOtherTabs, startSession } from './session.ts';

const client = createQueryClient();
const otherTab = new BroadcastChannel('session');
let unfollow: () => void;

beforeEach(() => {
  sessionStorage.clear();
  client.setQueryData(userKey, { id: 'maya' });
  unfollow = followOtherTabs(client);
});
afterEach(() => unfollow());

const isStale = () => client.getQueryState(userKey)?.isInvalidated;

test('a sign-in in another tab refetches the session in this one', async () => {
  otherTab.postMessage('changed');

  await waitFor(() => expect(isStale()).toBe(true));
});

test('a sign-in in another tab keeps the drafts of this one', async () => {
  saveOwnDraft('maya', 'story', 'My frog');

  otherTab.postMessage('changed');

  await waitFor(() => expect(isStale()).toBe(true));

  expect(readOwnDraft('maya', 'story')).toBe('My frog');
});

test('a sign-out in another tab deletes the drafts of this one', async () => {
  saveOwnDraft('maya', 'story', 'My frog');

  otherTab.postMessage('left');

  await waitFor(() => expect(readOwnDraft('maya', 'story')).toBeUndefined());
});

test.each([
  ['a sign-in', 'changed', () => startSession(client, { id: 'leo' } as User)],
  ['a sign-out', 'left', () => endSession(client)],
])('%s here is announced to other tabs', async (_what, message, act) => {
  const heard = vi.fn();
  otherTab.onmessage = ({ data }) => heard(data);

  act();

  await waitFor(() => expect(heard).toHaveBeenCalledWith(message));
});
