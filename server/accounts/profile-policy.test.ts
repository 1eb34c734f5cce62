import { describe, expect, it } from 'vitest';
import { profileFlaws } from './profile-policy.ts';

const flawOf = (displayName: string, lastName = 'Haddad') => profileFlaws({ displayName }, { lastName })['displayName'];

const kept = 'That name is kept for the people who run this place. Please choose another one.';
const lastNameTold = 'Please leave your last name out. It is only for your grown-ups.';
const unkind = 'Please choose another name. This one may not sound kind.';
const phone = 'Please leave out phone numbers. You can talk to your buddies right here.';
const mail = 'Please leave out e-mail addresses. You can talk to your buddies right here.';
const link = 'Please leave out web addresses. Tell us in your own words what is so good there.';

describe('lets through', () => {
  it.each(['Maya', 'Frog Fan 9', 'Zoë 🐸', '🦊🦊', 'ليلى', '美咲', 'Badminton Bee', 'Modern Newt', 'Grass Hopper'])(
    '%s',
    (name) => {
      expect(flawOf(name)).toBeUndefined();
    },
  );
});

describe('refuses', () => {
  it.each([
    ['Maya Haddad', lastNameTold],
    ['H.a.d.d.a.d', lastNameTold],
    ['maya_h4dd4d', lastNameTold],
    ['HÀDDÀD', lastNameTold],
    ['Moderator Ines', kept],
    ['✨ Adm1n ✨', kept],
    ['Lilypad Team', kept],
    ['Mod', kept],
    ['Big bitch', unkind],
    ['f u c k', unkind],
    ['Call 01712345678', phone],
    ['maya@example.org', mail],
    ['...', 'Display name is required'],
    ['\u3164\u3164', 'Display name is required'],
    ['\u200b\u2060', 'Display name is required'],
  ])('%s', (name, sentence) => {
    expect(flawOf(name)).toBe(sentence);
  });
});

describe('last names of all kinds', () => {
  it.each([
    ['Li', 'Lily', false],
    ['Li', 'Bo Li', true],
    ['Lee', 'MayaLEE', true],
    ['van der Berg', 'Spider', false],
    ['van der Berg', 'Tim vanderberg', true],
    ['van der Berg', 'Tim Berg', true],
    ['García López', 'Ana Lopez', true],
    ['王', '王小明', true],
    ['김', '민준 김', true],
    ['김', '민준', false],
    ['Иванов', 'Саша Иванов', true],
    ['-', 'Frog - Fan', false],
  ])('%s in %s: told? %s', (lastName, name, isTold) => {
    expect(flawOf(name, lastName) === lastNameTold).toBe(isTold);
  });
});

describe('a bio', () => {
  const bioFlaw = (bio: string) => profileFlaws({ bio }, { lastName: 'Haddad' })['bio'];

  it.each(['', 'I like frogs, rain and drawing. 🐸', 'My dog is 3.'])('may say: %s', (bio) => {
    expect(bioFlaw(bio)).toBeUndefined();
  });

  it.each([
    ['You are all stupid bitches', 'Please choose kinder words. Others will read this.'],
    ['Write to me: maya@example.org', mail],
    ['My videos: www.example.com', link],
  ])('may not say: %s', (bio, sentence) => {
    expect(bioFlaw(bio)).toBe(sentence);
  });
});
