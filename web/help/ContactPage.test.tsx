import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { parentKey } from '#web/app/query-client.ts';
import { noteParent, wasParentHere } from '#web/app/session/parent-here.ts';
import { ContactPage } from './ContactPage.tsx';
import { open } from './test-public-page.tsx';

const maya = { id: 'maya', displayName: 'Maya', email: null, parentEmail: 'omar@example.org' } as Partial<User>;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** At once: typing letter by letter is what the browser's journeys do. */
const put = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send it' }));

function fill(): void {
  put('Your name', 'Omar');
  put('E-mail for our answer', 'omar@example.org');
  put('Subject', 'Bed time');
  put('Your message', 'Can Maya play until seven?');
}

test("a parent is asked for the address and the child's username by which staff find the account", async () => {
  open(<ContactPage />);
  const hints = () =>
    ['E-mail for our answer', 'Your message'].map((name) => field(name).getAttribute('aria-describedby'));
  const said = (id: string | null) =>
    (id ?? '')
      .split(' ')
      .map((one) => document.getElementById(one)?.textContent)
      .join(' ');
  expect(hints().map(said).join(' ')).toContain("Yours, or your grown-up's.");

  await choose('I am a parent');

  expect(hints().map(said).join(' ')).toContain('the one your child signed up with');
  expect(hints().map(said).join(' ')).toContain("your child's username");
});

describe('a message', () => {
  test('is sent, and the thanks come only after that', async () => {
    const { sent } = open(<ContactPage />);
    await choose('I am a parent');
    fill();
    await send();

    const thanks = await screen.findByRole('heading', { name: 'We have your message' });

    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(screen.getByText(/answer to omar@example.org/)).toBeTruthy();
    expect(sent).toEqual([
      {
        name: 'Omar',
        email: 'omar@example.org',
        subject: 'Bed time',
        message: 'Can Maya play until seven?',
        type: 'parent',
        clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  test('shows what is wrong beside each field, and the first one has the focus', async () => {
    const { sent } = open(<ContactPage />);
    put('Your name', 'Omar');
    put('E-mail for our answer', 'omar');
    put('Your message', 'Hi');

    await send();

    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Please enter a subject')).toBeTruthy();
    expect(screen.getByText('Please write a little more: at least 10 characters')).toBeTruthy();
    expect(document.activeElement).toBe(field('E-mail for our answer'));
    expect(sent).toEqual([]);

    put('E-mail for our answer', 'omar@example.org');

    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  test('shows what the server refuses beside its field', async () => {
    const problem = {
      code: 'invalid',
      message: 'Please check it',
      fields: { subject: 'Please use plain letters here' },
    };
    open(<ContactPage />, { onSend: () => Response.json({ error: problem }, { status: 400 }) });
    fill();

    await send();

    expect(await screen.findByText('Please use plain letters here')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Subject')));
  });

  test('stays when it could not be sent, and is the same one when it is sent again', async () => {
    let isAway = true;
    const { sent } = open(<ContactPage />, {
      onSend: () => {
        if (isAway) throw new TypeError('no network');
        return Response.json({ needsComfort: false }, { status: 201 });
      },
    });
    fill();

    await send();

    expect((await screen.findByRole('alert')).textContent).toContain("Your message isn't sent yet");
    expect(field('Your message').value).toBe('Can Maya play until seven?');

    isAway = false;
    await send();

    await screen.findByRole('heading', { name: 'We have your message' });
    expect(sent).toHaveLength(2);
    expect(sent[0]?.['clientId']).toBe(sent[1]?.['clientId']);
  });

  test('is a new one when it was changed before it is sent again', async () => {
    const { sent } = open(<ContactPage />, { onSend: () => new Response('{}', { status: 503 }) });
    fill();
    await send();
    await screen.findByText("Your message isn't sent yet");
    put('Your message', 'Can Maya play until seven, please?');

    await send();

    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.['clientId']).not.toBe(sent[1]?.['clientId']);
  });

  test('shows that it is on its way, and goes once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { sent } = open(<ContactPage />, { onSend: () => promise });
    fill();

    await send();

    await waitFor(() => expect(screen.getByRole('button', { name: 'Send it' }).getAttribute('aria-busy')).toBe('true'));

    await send();
    resolve(Response.json({ needsComfort: false }, { status: 201 }));

    await screen.findByRole('heading', { name: 'We have your message' });
    expect(sent).toHaveLength(1);
  });

  test('survives a reload of the page', async () => {
    open(<ContactPage />);
    fill();
    cleanup();

    open(<ContactPage />);

    expect(field('Subject').value).toBe('Bed time');
    expect(field('Your message').value).toBe('Can Maya play until seven?');
  });

  test('is prefilled for a signed-in parent, and empty as soon as they have signed out', async () => {
    const { client } = open(<ContactPage />, { parent: { name: 'Omar', email: 'omar@example.org' } });

    expect(field('Your name').value).toBe('Omar');
    expect(field('E-mail for our answer').value).toBe('omar@example.org');

    put('Your message', 'Can Maya play until seven?');
    act(() => client.setQueryData(parentKey, null));

    await waitFor(() => expect(field('E-mail for our answer').value).toBe(''));
    expect(field('Your message').value).toBe('');
  });

  test('begins with what parents write about for a signed-in parent', () => {
    open(<ContactPage />, { parent: { name: 'Omar', email: 'omar@example.org' } });

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I am a parent' }).checked).toBe(true);
  });

  test('knows a parent again after a reload, and asks no server about a visitor', async () => {
    const family = { parent: { name: 'Omar', email: 'omar@example.org' }, children: [] };
    const ask = vi.fn(async (_address: string) => Response.json(family));
    open(<ContactPage />);
    vi.stubGlobal('fetch', ask);

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail for our answer' })).value).toBe('');
    expect(ask.mock.calls.filter(([address]) => address === '/api/family/children')).toEqual([]);

    cleanup();
    noteParent(true);
    open(<ContactPage />);
    vi.stubGlobal('fetch', ask);

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail for our answer' })).value).toBe(
      'omar@example.org',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I am a parent' }).checked).toBe(true);
    expect(ask.mock.calls.filter(([address]) => address === '/api/family/children')).toHaveLength(1);
  });

  test('is empty after a reload once the session of the parent has ended', async () => {
    const ended = { error: { code: 'sign_in_required', message: 'Please sign in.' } };
    noteParent(true);
    open(<ContactPage />);
    vi.stubGlobal('fetch', async () => Response.json(ended, { status: 401 }));

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail for our answer' })).value).toBe('');
    expect(wasParentHere()).toBe(false);
  });

  test('is prefilled for a signed-in child, and nobody else finds her words', async () => {
    open(<ContactPage />, { user: maya });

    expect(field('Your name').value).toBe('Maya');
    expect(field('E-mail for our answer').value).toBe('omar@example.org');

    put('Your message', 'I am sad.');
    cleanup();

    open(<ContactPage />, { user: { ...maya, id: 'leo' } });

    expect(field('Your message').value).toBe('');

    cleanup();
    open(<ContactPage />, { user: maya });

    expect(field('Your message').value).toBe('I am sad.');
  });
});

describe('in danger', () => {
  test.each(['Something feels wrong', 'Someone is in danger'])(
    '“%s” shows whom to call before the form',
    async (type) => {
      open(<ContactPage />, { country: 'IE' });

      expect(screen.queryByRole('heading', { name: 'Call someone now' })).toBeNull();

      await choose(type);
      const call = await screen.findByRole('link', { name: 'Call Childline: 1800 66 66 66' });

      expect(call.getAttribute('href')).toBe('tel:1800666666');
      expect(screen.getByRole('link', { name: 'Call Emergency: 112' })).toBeTruthy();

      const form = screen.getByRole('form', { name: 'Your message' });
      expect(call.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    },
  );

  test('one tap leads to the numbers', async () => {
    open(<ContactPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Who can I call?' }));

    expect(document.activeElement?.textContent).toBe('Call someone now');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Someone is in danger' }).checked).toBe(true);
  });

  test('a link may bring the reader to it', async () => {
    open(<ContactPage />, { at: '/contact?about=safety' });

    expect(await screen.findByRole('heading', { name: 'Call someone now' })).toBeTruthy();
  });

  test('the country is the operator’s, else that of the browser, and can be changed', async () => {
    vi.stubGlobal('navigator', { ...navigator, languages: ['tlh', 'de-DE', 'en-IE'], onLine: true });
    open(<ContactPage />, { at: '/contact?about=emergency' });

    const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' });

    expect(country.selectedOptions[0]?.text).toBe('Germany');

    await userEvent.selectOptions(country, 'Ireland');

    expect(screen.getByText('day and night')).toBeTruthy();
    expect(screen.queryByText('Nummer gegen Kummer')).toBeNull();

    cleanup();
    open(<ContactPage />, { at: '/contact?about=emergency', country: 'IE' });

    const operators = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' });

    expect(operators.selectedOptions[0]?.text).toBe('Ireland');
  });

  test('words that sound like trouble bring the helplines, whatever the topic', async () => {
    open(<ContactPage />, { country: 'IE', onSend: () => Response.json({ needsComfort: true }, { status: 201 }) });
    fill();

    await userEvent.click(screen.getByRole('button', { name: 'Send it' }));

    expect(await screen.findByRole('link', { name: 'Call Childline: 1800 66 66 66' })).toBeTruthy();
  });

  test('the page still names an emergency number when the helplines do not load', async () => {
    open(<ContactPage />, { at: '/contact?about=emergency', isAway: true });

    expect(await screen.findByText(/112 in Europe/, undefined, { timeout: 5000 })).toBeTruthy();
  });
});

describe('mails', () => {
  test('are offered where the operator has entered an address, each with its subject', async () => {
    open(<ContactPage />, { facts: { contactEmail: 'frogs@example.org' } });
    const links = await screen.findAllByRole('link', { name: /^E-mail (a|about|as) / });

    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:frogs@example.org?subject=A%20question%20about%20Lilypad',
      'mailto:frogs@example.org?subject=Safety%20at%20Lilypad',
      "mailto:frogs@example.org?subject=About%20my%20child's%20account%20at%20Lilypad",
    ]);
  });

  test('are not offered without one', async () => {
    open(<ContactPage />);

    await screen.findByText('We keep your message for 365 days. Then we delete it.');
    expect(screen.queryByRole('link', { name: /^E-mail (a|about|as) / })).toBeNull();
  });
});

test('frequent questions have answers', async () => {
  open(<ContactPage />);
  const asked = within(screen.getByRole('region', { name: 'Common questions' }));

  expect(asked.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});
