import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNickname } from '#contract/rules/nicknames.ts';
import { field, fillAboutYou, fillGrownUp, fillPondName, openForm, press, type, wait } from '../test-sign-up.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00') });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the username', () => {
  it('is asked about once, half a second after the last of at least three letters', async () => {
    const { asked } = openForm();
    await fillAboutYou();
    const questions = () => asked.filter((path) => path.includes('username'));

    type('Username', 'ma');
    await wait(600);

    expect(questions()).toEqual([]);

    type('Username', 'may');
    await wait(300);

    type('Username', 'maya');
    await wait(499);

    expect(questions()).toEqual([]);

    await wait(1);

    expect(questions()).toEqual(['/api/username-available?username=maya']);
  });

  it('is followed by suggestions if it is taken, and one tap takes one', async () => {
    const { answers } = openForm();
    answers['/api/username-available'] = (url) =>
      url.searchParams.get('username') === 'maya'
        ? [200, { available: false, suggestions: ['maya_hops'] }]
        : [200, { available: true }];
    await fillAboutYou();
    type('Username', 'maya');
    await wait(600);

    await press('maya_hops');
    await wait(600);

    expect(field('Username').value).toBe('maya_hops');
    expect(screen.getByText("It's free!")).toBeTruthy();
  });

  it.each([
    ['robin_hops', "Don't use your real name in your username."],
    ['r0b1n99', "Don't use your real name in your username."],
    ['otter_2017', "Don't use the year you were born in your username."],
  ])('like %s is not praised for being free', async (username, sentence) => {
    const { mood } = openForm();
    await fillAboutYou('2017');

    fireEvent.change(field('Username'), { target: { value: username } });
    await wait(600);

    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByText("It's free!")).toBeNull();
    expect(mood()).toBe('sorry');
  });
});

describe('a password', () => {
  it.each([
    ['frog', 'Only 2 more letters to go!'],
    ['frogg', 'Only 1 more letter to go!'],
    ['aaaaaaaa', 'That works. One more word makes it strong!'],
    ['pondlily7', 'Nice and strong!'],
    ['frogs like rain', 'Wow, super strong!'],
  ])('like %s hears an encouraging word', async (password, word) => {
    openForm();
    await fillAboutYou();

    type('Password', password);

    expect(screen.getByText(word)).toBeTruthy();
  });

  it('has to be typed twice, and an error says when the two differ', async () => {
    openForm();
    await fillAboutYou();

    type('Password', 'frogs like rain');
    type('Password again', 'frogs like rail');
    await wait(0);

    expect(screen.getByText("Passwords don't match")).toBeTruthy();

    type('Password again', 'frogs like rain');

    expect(screen.getByText('They match!')).toBeTruthy();
  });
});

describe('a nickname', () => {
  const offered = () =>
    screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.parentElement?.textContent ?? '');
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.parentElement?.textContent;

  it('is preselected from three suggestions', async () => {
    openForm();
    await fillAboutYou();

    expect(offered()).toHaveLength(3);
    expect(offered().every(isNickname)).toBe(true);
    expect(chosen()).toBe(offered()[0]);
  });

  it('can be changed, and is sent with the form', async () => {
    const { sent } = openForm();
    await fillAboutYou();
    const [, wanted = ''] = offered();

    fireEvent.click(screen.getByLabelText(wanted));
    await fillPondName();
    fillGrownUp();
    await press('Send the code');

    expect(sent('/api/send-verification')).toMatchObject({ nickname: wanted });
  });

  it('is sent with the form when nobody chose one', async () => {
    const { sent } = openForm();
    await fillAboutYou();
    const first = chosen();
    await fillPondName();
    fillGrownUp();

    await press('Send the code');

    expect(sent('/api/send-verification')).toMatchObject({ nickname: first });
  });

  it('has three more suggestions after a tap', async () => {
    openForm();
    await fillAboutYou();
    const before = offered();

    await press('Show me more');

    expect(offered()).toHaveLength(3);
    expect(offered()).not.toEqual(before);
    expect(chosen()).toBe(offered()[0]);
  });
});
