import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { ConsentPage } from '../ConsentPage.tsx';
import { StrongerConsentDialog } from '../signed-form/StrongerConsentDialog.tsx';
import { PaymentPage } from './PaymentPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const about = {
  purpose: 'decide',
  name: 'Maya',
  username: 'pondskater',
  provenBy: null,
  consent: 'pending',
  scopes: [],
  methods: ['email_plus', 'signed_form', 'in_person', 'card'],
  cardCharge: { amount: '0.50', currency: 'EUR' },
  isRestated: false,
  until: '2026-11-25T15:00:00.000Z',
};
const granted = { consent: 'granted', scopes: ['posts'], eraseAt: null, isStricter: false };
const CHECKOUT = 'https://checkout.provider.example/pay_1';

const OPEN = '/api/family/consent/open';
const START = '/api/family/payments';
const RETURN = '/api/family/payments/return';

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Shows a page, and lets the server answer by address. */
function show(page: ReactNode, address: string, answers: Readonly<Record<string, unknown>>) {
  const calls: Call[] = [];
  const visited: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push({ path, body: JSON.parse(String(body ?? '{}')) });
    const answer = answers[path];
    return answer instanceof Response ? answer.clone() : Response.json(answer ?? {});
  });
  vi.spyOn(location, 'assign').mockImplementation((url) => void visited.push(String(url)));
  history.replaceState(null, '', address);
  render(<QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>);
  return { calls, visited };
}

const decide = (change: object = {}) =>
  show(<ConsentPage />, '/consent#a-secret-of-some-length', {
    [OPEN]: { state: 'open', about: { ...about, ...change } },
    [START]: { url: CHECKOUT },
    '/api/family/consent': granted,
  });
const comeBack = (answer: unknown, hash = '#a-secret-of-some-length') =>
  show(<PaymentPage />, `/consent/payment?session=cs_1&state=paid${hash}`, { [RETURN]: answer });
const result = (state: string, outcome: object | null = null) => ({ state, name: 'Maya', outcome });
const chooseChat = async () => userEvent.click(await screen.findByRole('switch', { name: /Chat by typing/ }));

test('where both are offered, the parent chooses between a form and a payment', async () => {
  const { calls, visited } = decide();
  await chooseChat();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Sign a form/ }).checked).toBe(true);

  await userEvent.click(screen.getByRole('radio', { name: /Pay €0.50, and get it back/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next: pay and come back' }));

  await waitFor(() => expect(visited).toEqual([CHECKOUT]));
  expect(calls.slice(1)).toEqual([{ path: START, body: { token: 'a-secret-of-some-length', scopes: ['chat'] } }]);
});

test('scopes that an e-mail can open are open before the parent leaves for the provider', async () => {
  const { calls, visited } = decide({ methods: ['email_plus', 'card'] });
  await userEvent.click(await screen.findByRole('switch', { name: /Write posts/ }));
  await chooseChat();

  await userEvent.click(screen.getByRole('button', { name: 'Next: pay and come back' }));

  await waitFor(() => expect(visited).toEqual([CHECKOUT]));
  expect(calls.slice(1).map(({ path, body }) => [path, body['scopes']])).toEqual([
    [START, ['posts', 'chat']],
    ['/api/family/consent', ['posts']],
  ]);
});

test('a card that is only checked costs nothing', async () => {
  decide({ methods: ['email_plus', 'card'], cardCharge: { amount: '0.00', currency: 'EUR' } });

  await chooseChat();

  expect(screen.getByText(/checks your card for free/)).toBeTruthy();
});

test('where it is not offered, no page speaks of it', async () => {
  decide({ methods: ['email_plus', 'signed_form'], cardCharge: null });

  await chooseChat();

  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.body.textContent).not.toMatch(/pay|card|provider/i);
});

test('an unreachable payment service keeps the parent on the page, with a sentence', async () => {
  const away = { error: { code: 'payment_failed', message: "We can't reach the payment service right now." } };
  const { visited } = show(<ConsentPage />, '/consent#a-secret-of-some-length', {
    [OPEN]: { state: 'open', about: { ...about, methods: ['email_plus', 'card'] } },
    [START]: Response.json(away, { status: 409 }),
  });
  await chooseChat();

  await userEvent.click(screen.getByRole('button', { name: 'Next: pay and come back' }));

  expect((await screen.findByRole('alert')).textContent).toContain("can't reach the payment service");
  expect(visited).toEqual([]);
});

test('from the page of a child, a parent pays for what is locked', async () => {
  const { calls, visited } = show(
    <StrongerConsentDialog
      childId="maya"
      childName="Maya"
      scope="chat"
      allowed={['posts']}
      onClose={() => undefined}
    />,
    '/family/maya',
    {
      '/api/family/children/maya/form': {
        form: null,
        methods: ['email_plus', 'card'],
        cardCharge: about.cardCharge,
        method: 'email_plus',
      },
      '/api/family/children/maya/payment': { url: CHECKOUT },
    },
  );
  const dialog = await screen.findByRole('dialog');

  await userEvent.click(await within(dialog).findByRole('button', { name: 'Go to the payment' }));

  await waitFor(() => expect(visited).toEqual([CHECKOUT]));
  expect(calls.at(-1)?.body).toEqual({ scopes: ['posts', 'chat'] });
});

test('a parent who has paid reads what is open, and that the money is coming back', async () => {
  const { calls } = comeBack(result('paid', { ...granted, scopes: ['posts', 'chat'] }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBe(document.activeElement);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(2);
  expect(document.body.textContent).toContain('on its way back');
  expect(calls).toEqual([{ path: RETURN, body: { token: 'a-secret-of-some-length' } }]);
  expect(location.hash).toBe('');
});

test('parameters that a provider appends to the secret are not sent', async () => {
  const { calls } = comeBack(result('open'), '#a-secret-of-some-length?session_id=cs_1');

  await screen.findByRole('heading', { level: 1 });

  expect(calls[0]?.body).toEqual({ token: 'a-secret-of-some-length' });
});

test.each([
  ['open', "We haven't heard about your payment yet", 'Ask again'],
  ['declined', 'The payment did not go through', 'To your pages'],
  ['unneeded', 'You get your payment back', 'To your pages'],
])('a payment that is %s is told, with what to do', async (state, title, action) => {
  comeBack(result(state));

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(action)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To your pages' })).toBeTruthy();
});

test('a payment that failed promises nothing about what an e-mail has opened', async () => {
  comeBack(result('declined'));

  const text = (await screen.findByText(/Nothing was paid/)).textContent;

  expect(text).toContain('what needs the payment stays off for Maya');
  expect(text).not.toContain('by the link in our e-mail');
});

test('asking again asks the server again', async () => {
  const { calls } = comeBack(result('open'));

  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));

  await waitFor(() => expect(calls).toHaveLength(2));
});

test('an address without its secret, and a payment that is over, lead to the family page', async () => {
  comeBack({}, '');
  expect(await screen.findByRole('heading', { level: 1, name: "This payment link doesn't work" })).toBeTruthy();
  cleanup();

  comeBack(
    Response.json(
      { error: { code: 'gone', message: 'Please start again with the link in our e-mail, or on your pages.' } },
      { status: 410 },
    ),
  );

  expect(await screen.findByText('Please start again with the link in our e-mail, or on your pages.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To your pages' })).toBeTruthy();
});
