import { describe, expect, it } from 'vitest';
import { profileFlaws } from './profile-policy.ts';

const findFlaw = (displayName: string, lastName = 'Haddad', firstName = 'Maya') =>
  profileFlaws({ displayName }, { firstName, lastName })['displayName'];

const reserved = 'Only the people who run this pond can have that name. Please pick another one.';
const realName = 'Pick a pond name. Keep your real one for friends you know.';
const grownUp = "That sounds like a grown-up's name. Please pick a kid's name.";
const unkind = 'Please choose another name. This one may not sound kind.';
const phone = 'Please leave out phone numbers. Only your family needs them.';
const mail = 'Please leave out e-mail addresses. Only your family needs them.';
const handle = 'Please leave out your names from other apps. Keep them to yourself.';
const link = "Please leave out web addresses. Tell us in your own words what's good there.";

describe('accepts', () => {
  it.each([
    'Brave Otter',
    'Frog Fan 9',
    'Zoë 🐸',
    '🦊🦊',
    'ليلى',
    '美咲',
    'Badminton Bee',
    'Modern Newt',
    'Grass Hopper',
  ])('%s', (name) => {
    expect(findFlaw(name)).toBeUndefined();
  });
});

describe('refuses', () => {
  it.each([
    ['Maya Haddad', realName],
    ['H.a.d.d.a.d', realName],
    ['maya_h4dd4d', realName],
    ['HÀDDÀD', realName],
    ['Moderator Ines', reserved],
    ['✨ Adm1n ✨', reserved],
    ['Lilypad Team', reserved],
    ['Mоderator', reserved],
    ['Аdmin', reserved],
    ['Ｓｔａｆｆ', reserved],
    ['M o d e r a t o r', reserved],
    ['the real admin', reserved],
    ['Pip', reserved],
    ['Your Teacher', grownUp],
    ['Police', grownUp],
    ['Officer Ben', grownUp],
    ['Doctor', grownUp],
    ['Mom of Mia', grownUp],
    ['Coach Ben', grownUp],
    ['Mr Smith', grownUp],
    ['Frau Müller', grownUp],
    ['Deine Lehrerin', grownUp],
    ['La Maîtresse', grownUp],
    ['Policía', grownUp],
    ['Il Professore', grownUp],
    ['Grown-Up', grownUp],
    ['roblox xXfrogkidXx', handle],
    ['insta_lucy', handle],
    ['Maya', realName],
    ['maya the frog', realName],
    ['FrogMaya', realName],
    ['Mаya', realName],
    ['M4Y4', realName],
    ['m.a.y.a', realName],
    ['Ma\u200bya', realName],
    ['𝓜𝓪𝔂𝓪', realName],
    ['Mod', reserved],
    ['Big bitch', unkind],
    ['f u c k', unkind],
    ['Call 01712345678', phone],
    ['otter@example.org', mail],
    ['...', 'Display name is required'],
    ['\u3164\u3164', 'Display name is required'],
    ['\u200b\u2060', 'Display name is required'],
  ])('%s', (name, sentence) => {
    expect(findFlaw(name)).toBe(sentence);
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
  ])('%s in %s: revealed? %s', (lastName, name, isRevealed) => {
    expect(findFlaw(name, lastName) === realName).toBe(isRevealed);
  });
});

describe('first names of all kinds', () => {
  it.each([
    ['Ana', 'Banana Frog', false],
    ['Ana', 'Ana Frog', true],
    ['Ana', 'FrogAna', true],
    ['Eli', 'Brave Lion', false],
    ['Bo', 'Rainbow', false],
    ['Bo', 'Bo the Frog', true],
    ['Мая', 'Мая', true],
    ['Мая', 'Marigold', false],
    ['Łukasz', 'lukasz the newt', true],
    ['Søren', 'Soren', true],
    ['José-Luis', 'Luis 9', true],
    ['美咲', '美咲ちゃん', true],
    ['Rose', 'Rosebud', false],
    ['Rose', 'Brave Rose', true],
  ])('%s in %s: revealed? %s', (firstName, name, isRevealed) => {
    expect(findFlaw(name, 'Puddle', firstName) === realName).toBe(isRevealed);
  });
});

describe('a bio', () => {
  const bioFlaw = (bio: string) => profileFlaws({ bio }, { firstName: 'Maya', lastName: 'Haddad' })['bio'];

  it.each(['', 'I like frogs, rain and drawing. 🐸', 'My dog is 3.', 'Maya the bee is great'])('may say: %s', (bio) => {
    expect(bioFlaw(bio)).toBeUndefined();
  });

  it.each([
    ['You are all stupid bitches', 'Please choose kinder words. Others will read this.'],
    ['Write to me: maya@example.org', mail],
    ['My videos: www.example.com', link],
    ['I am Maya Haddad', 'Please leave out your real name. Only your grown-ups need it.'],
  ])('may not say: %s', (bio, sentence) => {
    expect(bioFlaw(bio)).toBe(sentence);
  });
});
