import { expect, test } from 'vitest';
import { changeDraft, checkDraft, emptyDraft, isCheckable, type SignUpDraft, whoIsAsked } from './sign-up-rules.ts';

const today = '2026-11-18';
const rules = { today, consentAge: 13 };
const maya: SignUpDraft = {
  ...emptyDraft,
  username: 'otter_hops',
  password: 'frogs like rain',
  confirmPassword: 'frogs like rain',
  firstName: 'Maya',
  lastName: 'Reed',
  dateOfBirth: '2017-03-04',
  parentName: 'Omar',
  parentEmail: 'omar@example.org',
  coppaAcknowledgment: true,
  ageConfirmation: true,
};
const zoe: SignUpDraft = { ...maya, dateOfBirth: '2013-11-18', email: 'zoe@example.org' };

test.each([
  ['2013-11-19', 'parent'],
  ['2013-11-18', 'child'],
  ['', 'nobody'],
  ['2026-11-19', 'nobody'],
  ['2017-02-30', 'nobody'],
])('born on %s, the code goes to: %s', (birthday, asked) => {
  expect(whoIsAsked(birthday, rules)).toBe(asked);
});

test('when the server insists, a grown-up is asked whatever the date says', () => {
  expect(whoIsAsked('2010-01-01', { ...rules, insisted: true })).toBe('parent');
});

test('where the law wants it, a grown-up is asked until 16', () => {
  expect(whoIsAsked('2010-11-19', { today, consentAge: 16 })).toBe('parent');
  expect(whoIsAsked('2010-11-18', { today, consentAge: 16 })).toBe('child');

  const leo = { ...maya, dateOfBirth: '2012-01-01' };
  expect(changeDraft(leo, { dateOfBirth: '2011-01-01' }, { today, consentAge: 16 }).parentName).toBe('Omar');
});

test('a complete form has no errors', () => {
  expect(checkDraft(maya, 'parent', today)).toEqual({});
  expect(checkDraft(zoe, 'child', today)).toEqual({});
});

test.each([
  [{ username: 'ma' }, 'username', 'Username must be at least 3 characters'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
  [{ confirmPassword: 'frogs like rail' }, 'confirmPassword', "Passwords don't match"],
  [{ firstName: ' ' }, 'firstName', 'First name is required'],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ dateOfBirth: '' }, 'dateOfBirth', 'Date of birth is required'],
  [{ parentEmail: 'omar' }, 'parentEmail', 'Valid parent email is required'],
  [
    { ageConfirmation: false },
    'ageConfirmation',
    'You must confirm that your date of birth is accurate for legal purposes',
  ],
] as const)('%o is answered in the words of the specification', (change, field, sentence) => {
  expect(checkDraft({ ...maya, ...change }, 'parent', today)[field]).toBe(sentence);
});

test('a birthday that is still to come is refused', () => {
  expect(checkDraft({ ...maya, dateOfBirth: '2026-11-19' }, 'nobody', today).dateOfBirth).toBeDefined();
});

test('under 13 the form requires a grown-up who knows', () => {
  const alone = { ...maya, parentName: '', parentEmail: '', coppaAcknowledgment: false };

  expect(Object.keys(checkDraft(alone, 'parent', today)).sort()).toEqual([
    'coppaAcknowledgment',
    'parentEmail',
    'parentName',
  ]);
});

test("the grown-up's fields are cleared when the date moves to 13 or above", () => {
  const grown = changeDraft(maya, { dateOfBirth: '2010-03-04' }, rules);

  expect(grown).toMatchObject({ parentName: '', parentEmail: '', coppaAcknowledgment: false, firstName: 'Maya' });
  expect(changeDraft(maya, { dateOfBirth: '2018-03-04' }, rules).parentName).toBe('Omar');
  expect(changeDraft(maya, { dateOfBirth: '' }, rules).parentName).toBe('Omar');
});

test('only a valid username is looked up', () => {
  expect(['ma', 'may', 'Maya_9 ', 'maya hops', 'm'.repeat(21)].map(isCheckable)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
