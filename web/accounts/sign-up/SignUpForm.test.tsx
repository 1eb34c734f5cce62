import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  born,
  field,
  fillAboutYou,
  fillAsChildOfNine,
  fillGrownUp,
  fillPondName,
  heading,
  openForm,
  pending,
  press,
  sendButton,
  type,
  wait,
} from './test-sign-up.tsx';

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

describe('the steps', () => {
  it('are walked one by one, each read from its heading on', async () => {
    openForm();

    expect(heading()).toBe('Step 1 of 3: About you');

    await fillAboutYou();

    expect(heading()).toBe('Step 2 of 3: Your pond name');
    expect(document.activeElement?.textContent).toBe('Step 2 of 3: Your pond name');

    await fillPondName();

    expect(heading()).toBe('Step 3 of 3: Your grown-up');
    expect(location.search).toBe('?tab=sign-up&step=3');
  });

  it('lead back with all that was typed', async () => {
    openForm();
    await fillAboutYou();
    type('Username', 'otter_hops');
    type('Password', 'frogs like rain');

    await act(async () => history.back());
    await wait(0);

    expect(heading()).toBe('Step 1 of 3: About you');
    expect(field('First name').value).toBe('Robin');
    expect(field('Year').value).toBe('2017');

    await press('Next');

    expect(field('Username').value).toBe('otter_hops');
    expect(field('Password').value).toBe('frogs like rain');

    await press('Back');

    expect(heading()).toBe('Step 1 of 3: About you');
  });

  it('go on with Enter', async () => {
    openForm();
    type('First name', 'Robin');
    type('Last name', 'Reed');
    born('2017');
    fireEvent.click(field("That's my real birthday."));

    fireEvent.submit(screen.getByRole('form', { name: 'Sign Up' }));
    await wait(0);

    expect(heading()).toBe('Step 2 of 3: Your pond name');
  });

  it('cannot be left with something missing, and show the error beside its field', async () => {
    openForm();
    type('First name', 'Robin');

    await press('Next');

    expect(heading()).toBe('Step 1 of 3: About you');
    expect(document.activeElement).toBe(field('Last name'));
    for (const sentence of [
      'Last name is required',
      'Date of birth is required',
      'You must confirm that your date of birth is accurate for legal purposes',
    ])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByText('First name is required')).toBeNull();
  });

  it('show the error of a field only when the finger that left it is up again', async () => {
    openForm();
    fireEvent.focus(field('First name'));

    fireEvent.pointerDown(field("That's my real birthday."));
    fireEvent.blur(field('First name'));
    await wait(1000);

    expect(screen.queryByText('First name is required')).toBeNull();

    fireEvent.pointerUp(field("That's my real birthday."));
    await wait(0);

    expect(screen.getByText('First name is required')).toBeTruthy();
  });

  it('cannot be jumped over by address', async () => {
    openForm({ path: '/auth?tab=sign-up&step=3' });
    await wait(0);

    expect(heading()).toBe('Step 1 of 3: About you');
    expect(location.search).toBe('?tab=sign-up&step=1');
  });

  it('wait for the answer about the username, and then go on by themselves', async () => {
    const { mood } = openForm();
    await fillAboutYou();
    type('Username', 'otter_hops');
    type('Password', 'frogs like rain');
    type('Password again', 'frogs like rain');

    await press('Next');

    expect(heading()).toBe('Step 2 of 3: Your pond name');
    expect(mood()).toBe('thinking');

    await wait(600);

    expect(heading()).toBe('Step 3 of 3: Your grown-up');
  });

  it('stay at a username that is taken', async () => {
    const { mood } = openForm();
    await fillAboutYou();

    await fillPondName('maya');

    expect(heading()).toBe('Step 2 of 3: Your pond name');
    expect(screen.getByText('Someone already has that name.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Username'));
    expect(mood()).toBe('sorry');
  });

  it('ask again about a username when the network was away', async () => {
    const { answers } = openForm();
    const free = answers['/api/username-available'];
    answers['/api/username-available'] = () => [503, {}];
    await fillAboutYou();

    await fillPondName();

    expect(heading()).toBe('Step 2 of 3: Your pond name');
    expect(screen.getByText(/taking a short break/)).toBeTruthy();

    if (free) answers['/api/username-available'] = free;

    await press('Next');
    await wait(0);

    expect(heading()).toBe('Step 3 of 3: Your grown-up');
  });
});

describe('the last step', () => {
  it('asks for a grown-up under 13; their fields are gone and empty from 13 on', async () => {
    openForm();
    await fillAboutYou('2017');
    await fillPondName();

    type("Your grown-up's name", 'Omar');

    expect(screen.queryByLabelText('Your e-mail')).toBeNull();

    await press('Change: About you');
    born('2010');

    await press('Next');
    await press('Next');

    expect(heading()).toBe('Step 3 of 3: Your code');
    expect(screen.queryByLabelText("Your grown-up's name")).toBeNull();

    await press('Change: About you');
    born('2017');

    await press('Next');
    await press('Next');

    expect(field("Your grown-up's name").value).toBe('');
  });

  it('asks for a grown-up at once where the law wants one until 16', async () => {
    openForm({ terms: { isOpen: true, consentAge: 16 } });
    await wait(0);
    await fillAboutYou('2011');

    await fillPondName();

    expect(heading()).toBe('Step 3 of 3: Your grown-up');
    expect(field("Your grown-up's name")).toBeTruthy();
  });

  it('shows what was entered', async () => {
    openForm();
    await fillAboutYou();
    await fillPondName();
    const given = screen.getByRole('region', { name: 'What you told us' });

    for (const told of ['Robin Reed', 'March 4, 2017', 'otter_hops']) expect(given.textContent).toContain(told);

    await press('Change: Your pond name');

    expect(heading()).toBe('Step 2 of 3: Your pond name');
  });

  it('enables its button only when everything is there, and says what is missing', async () => {
    openForm();
    await fillAboutYou();

    await fillPondName();

    expect(sendButton().disabled).toBe(true);
    expect(screen.getByText('Still to do: their name, their e-mail, and telling your grown-up.')).toBeTruthy();

    fillGrownUp();

    expect(sendButton().disabled).toBe(false);

    type("Your grown-up's e-mail", 'omar');
    await wait(0);

    expect(sendButton().disabled).toBe(true);
    expect(screen.getByText('Valid parent email is required')).toBeTruthy();

    fireEvent.click(field("My grown-up knows I'm signing up."));
    fireEvent.blur(field("My grown-up knows I'm signing up."));
    await wait(0);

    expect(screen.getByText('Tell your grown-up first, then tick this.')).toBeTruthy();
  });
});

describe('sending', () => {
  it('hands in the whole form and leads to the code', async () => {
    const { answers, onSent } = openForm();
    const seen = vi.fn();
    answers['/api/send-verification'] = (_url, body) => {
      seen(body);
      return [200, pending];
    };
    await fillAsChildOfNine();

    await press('Send the code');

    expect(onSent).toHaveBeenCalledExactlyOnceWith({ ...pending, username: 'otter_hops' });
    expect(seen.mock.calls[0]?.[0]).toMatchObject({ dateOfBirth: '2017-03-04', parentEmail: 'omar@example.org' });
    expect(seen.mock.calls[0]?.[0]).not.toHaveProperty('email');
  });

  it('shows a kind sentence when the whole form is refused, and keeps every word', async () => {
    const { answers, mood } = openForm();
    answers['/api/send-verification'] = () => [
      403,
      { error: { code: 'age_refused', message: 'Sorry, ask a grown-up.' } },
    ];
    await fillAsChildOfNine();

    await press('Send the code');

    expect(screen.getByRole('alert').textContent).toContain('Sorry, ask a grown-up.');
    expect(field("Your grown-up's name").value).toBe('Omar');
    expect(mood()).toBe('sorry');
  });

  it('says from when on the next code can go to an address that had enough for now', async () => {
    const { answers } = openForm();
    const message = 'We have sent enough codes to this e-mail for now.';
    answers['/api/send-verification'] = () => [429, { error: { code: 'too_fast', message, retryAfter: 2500 } }];
    await fillAsChildOfNine();

    await press('Send the code');

    expect(screen.getByRole('alert').textContent).toMatch(/for now\. Please try again at 12:4[23]\sPM\./);
    expect(field("Your grown-up's name").value).toBe('Omar');
  });

  it.each([
    ['firstName', 'First name', 'Step 1 of 3: About you'],
    ['dateOfBirth', 'Month', 'Step 1 of 3: About you'],
    ['username', 'Username', 'Step 2 of 3: Your pond name'],
    ['password', 'Password', 'Step 2 of 3: Your pond name'],
    ['parentName', "Your grown-up's name", 'Step 3 of 3: Your grown-up'],
  ])('that is refused for %s leads to its step, with the sentence beside it', async (name, label, step) => {
    const { answers } = openForm();
    answers['/api/send-verification'] = () => [
      400,
      { error: { code: 'invalid', message: 'x', fields: { [name]: 'Please choose another one.' } } },
    ];
    await fillAsChildOfNine();

    await press('Send the code');
    await wait(0);

    expect(heading()).toBe(step);
    expect(screen.getByText('Please choose another one.')).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
  });

  it('without a network loses nothing', async () => {
    const { answers } = openForm();
    answers['/api/send-verification'] = () => {
      throw new TypeError('Failed to fetch');
    };
    await fillAsChildOfNine();

    await press('Send the code');

    expect(screen.getByRole('alert').textContent).toContain("We can't reach the pond right now.");
    expect(field("Your grown-up's e-mail").value).toBe('omar@example.org');
    expect(sendButton().disabled).toBe(false);
  });

  it('brings the fields for a grown-up at any age when the server wants one', async () => {
    const fields = { parentEmail: 'Valid parent email is required', parentName: "Type your grown-up's name" };
    const { answers } = openForm();
    answers['/api/send-verification'] = () => [400, { error: { code: 'invalid', message: 'x', fields } }];
    await fillAboutYou('2010');
    await fillPondName();
    type('Your e-mail', 'robin@example.org');

    await press('Send the code');

    expect(heading()).toBe('Step 3 of 3: Your grown-up');
    expect(document.activeElement).toBe(field("Your grown-up's name"));
    expect(screen.getByText('Valid parent email is required')).toBeTruthy();
  });
});

it('says at once when nobody can sign up', async () => {
  openForm({ terms: { isOpen: false, consentAge: 13 } });
  await wait(0);

  expect(screen.getByRole('heading', { name: "We can't take new kids right now" })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

describe('what was typed', () => {
  it('is there after a reload, but no password', async () => {
    openForm();
    await fillAboutYou();

    await fillPondName();

    expect(sessionStorage.getItem('sign-up-draft')).not.toContain('frogs like rain');

    cleanup();

    openForm({ path: '/auth?tab=sign-up&step=3' });
    await wait(0);

    expect(heading()).toBe('Step 2 of 3: Your pond name');
    expect(field('Username').value).toBe('otter_hops');
    expect(field('Password').value).toBe('');
    expect(screen.getByText('Please type your password again. We never keep it.')).toBeTruthy();
  });

  it('is deleted for another child', async () => {
    openForm();
    await fillAboutYou();
    cleanup();

    openForm();

    expect(field('First name').value).toBe('Robin');
    expect(field('Year').value).toBe('2017');

    await press('Not you? Start over');

    expect(field('First name').value).toBe('');
    expect(field('Year').value).toBe('');
    expect(sessionStorage.getItem('sign-up-draft')).not.toContain('Robin');
  });
});
