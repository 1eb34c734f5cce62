import { beforeEach, expect, test } from 'vitest';
import {
  deleteAllOwnDrafts,
  deleteOwnDraft,
  deleteOwnDraftsOf,
  readDraft,
  readOwnDraft,
  saveDraft,
  saveOwnDraft,
} from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('a draft is restored for its author only', () => {
  saveOwnDraft('maya', 'story', { title: 'My frog' });

  expect(readOwnDraft('maya', 'story')).toEqual({ title: 'My frog' });
  expect(readOwnDraft('leo', 'story')).toBeUndefined();

  deleteOwnDraft('story');

  expect(readOwnDraft('maya', 'story')).toBeUndefined();
});

test('logging out removes all drafts, and the sign-up form of a visitor stays', () => {
  saveOwnDraft('maya', 'story', 'My frog');
  saveOwnDraft('maya', 'about', 'I like rain.');
  saveDraft('sign-up', 'Robin');

  deleteAllOwnDrafts();

  expect(readOwnDraft('maya', 'story') ?? readOwnDraft('maya', 'about')).toBeUndefined();
  expect(readDraft('sign-up')).toBe('Robin');
});

test('a parent who signs out removes their drafts, and those of a child in the same browser stay', () => {
  saveOwnDraft('omar@example.org', 'correct-1', { lastName: 'Hadad' });
  saveOwnDraft('maya', 'story', 'My frog');

  deleteOwnDraftsOf('omar@example.org');

  expect(readOwnDraft('omar@example.org', 'correct-1')).toBeUndefined();
  expect(readOwnDraft('maya', 'story')).toBe('My frog');
});

test('a malformed entry in the storage is no draft', () => {
  sessionStorage.setItem('own:story', '{"broken');

  expect(readOwnDraft('maya', 'story')).toBeUndefined();
});
