import { beforeEach, expect, test } from 'vitest';
import { forgetAllOwn, forgetOwn, keep, keepOwn, restore, restoreOwn } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('own words come back to their writer alone', () => {
  keepOwn('maya', 'story', { title: 'My frog' });
  expect(restoreOwn('maya', 'story')).toEqual({ title: 'My frog' });
  expect(restoreOwn('leo', 'story')).toBeUndefined();
  forgetOwn('story');
  expect(restoreOwn('maya', 'story')).toBeUndefined();
});

test('whoever logs out leaves no words behind, and the sign-up form of a visitor stays', () => {
  keepOwn('maya', 'story', 'My frog');
  keepOwn('maya', 'about', 'I like rain.');
  keep('sign-up', 'Robin');
  forgetAllOwn();
  expect(restoreOwn('maya', 'story') ?? restoreOwn('maya', 'about')).toBeUndefined();
  expect(restore('sign-up')).toBe('Robin');
});

test('what somebody else has written there is no draft', () => {
  sessionStorage.setItem('own:story', '{"broken');
  expect(restoreOwn('maya', 'story')).toBeUndefined();
});
