import { beforeEach, expect, test } from 'vitest';
import { deleteAllOwnDrafts, deleteOwnDraft, readDraft, readOwnDraft, saveDraft, saveOwnDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('own words come back to their writer alone', () => {
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

test('what somebody else has written there is no draft', () => {
  sessionStorage.setItem('own:story', '{"broken');

  expect(readOwnDraft('maya', 'story')).toBeUndefined();
});
