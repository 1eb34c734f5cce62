import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChildControls } from '#contract/family.ts';
import { createQueryClient, parentKey } from '#web/app/query-client.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { OpenFormNote } from './OpenFormNote.tsx';
import { PauseButton } from './PauseButton.tsx';
import { ScopesCard } from './ScopesCard.tsx';
import { TimeCard } from './TimeCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/api/family/children/sam/controls';
const free = { dailyLimit: null, openHours: null, isPaused: false, allowsPresence: true };
const mine: ChildControls = {
  consent: 'granted',
  isOwnChoice: false,
  choosesScopes: true,
  scopes: ['posts', 'buddies'],
  scopesInForce: ['posts', 'buddies'],
  lockedScopes: ['chat', 'reach'],
  controls: free,
  controlsInForce: free,
  timeZone: 'Europe/Berlin',
};
const sam = { childId: 'sam', childName: 'Sam' };

/** A server that stores what it gets, as the only parent's choice. */
function stored(start: Partial<ChildControls> = {}): Answers {
  let now: ChildControls = { ...mine, ...start };
  return {
    [`GET ${path}`]: () => now,
    [`PUT ${path}`]: ({ body }) => {
      const { scopes = now.scopes, controls } = body as Partial<ChildControls>;
      const own = { ...now.controls, ...controls };
      now = { ...now, scopes, scopesInForce: scopes, controls: own, controlsInForce: own };
      return now;
    },
  };
}
const puts = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('PUT')).map((call) => call.slice(path.length + 5));

test('a switch counts at once, and says that it is saved', async () => {
  const calls = serve(stored());
  const user = show(<ScopesCard {...sam} />);

  await user.click(await screen.findByRole('switch', { name: /Games with others/ }));

  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(puts(calls)).toEqual(['{"scopes":["posts","buddies","multiplayer"]}']);
});

test('quiet time is spoken of only where there is some', async () => {
  serve(stored());
  const user = show(<TimeCard {...sam} />);
  expect(await screen.findByText('Sam may be here at any time of day.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Change days' }));
  await user.click(await screen.findByRole('button', { name: /School days/ }));
  await user.click(screen.getByRole('button', { name: 'Save hours' }));

  expect(await screen.findByText(/The rest is quiet time/)).toBeTruthy();
  expect(screen.queryByText(/at any time of day/)).toBeNull();
});

test('a time zone has the name that its place has today', async () => {
  serve(stored({ timeZone: 'Europe/Kiev' }));
  const user = show(<TimeCard {...sam} />);

  await user.click(await screen.findByRole('button', { name: 'Change days' }));

  const zone = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
  expect(zone.selectedOptions[0]?.textContent).toBe('Kyiv, Ukraine');
  expect(within(zone).queryByText(/Kiev/)).toBeNull();
});

test('a switch does not wait for an answer that is on its way', async () => {
  serve({ [`GET ${path}`]: () => new Promise(() => undefined), [`PUT ${path}`]: () => new Promise(() => undefined) });
  const client = createQueryClient();
  client.setQueryData([...parentKey, 'controls', 'sam'], mine);
  render(
    <QueryClientProvider client={client}>
      <ScopesCard {...sam} />
    </QueryClientProvider>,
  );
  void client.refetchQueries();
  const games = screen.getByRole<HTMLInputElement>('switch', { name: /Games with others/ });

  fireEvent.click(games);

  await waitFor(() => expect(games.checked).toBe(true));
});

test('everything can be switched off, and the account stays', async () => {
  const calls = serve(stored());
  const user = show(<ScopesCard {...sam} />);

  await user.click(await screen.findByRole('button', { name: 'Switch everything off' }));

  await waitFor(() => expect(screen.queryAllByRole('switch', { checked: true }).length).toBe(1));
  expect(puts(calls)).toEqual(['{"scopes":[]}']);
});

test('a scope that an e-mail cannot open is locked, and says how to open it', async () => {
  serve(stored());
  const user = show(<ScopesCard {...sam} />);

  await user.click(await screen.findByRole('button', { name: 'How to open “Typed chat”' }));

  expect(screen.queryByRole('switch', { name: /Typed chat/ })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Allow more for Sam' })).toBeTruthy();
});

const form = {
  ...{ code: 'VWKK-MPSQ', firstName: 'Sam', username: 'sam_hops', parentName: 'Pat', scopes: ['posts', 'chat'] },
  ...{ state: 'started', refusal: null, pages: 0, until: '2026-12-18T15:00:00.000Z' },
};
const begun = (change: object): Answers => ({
  'GET /api/family/children/sam/form': () => ({
    ...{ form: { ...form, ...change }, methods: ['signed_form'], cardCharge: null, method: 'email_plus' },
  }),
});

test.each([
  ['started', null, 'Your consent form waits for your signature', /You can hand it in until/],
  ['handed_in', null, 'Our staff are checking your consent form', /We e.mail you when they have/],
  ['rejected', 'not_signed', 'Please look at your consent form again', /We could not see a signature/],
])('a consent form that is %s is shown with what to do', async (state, refusal, title, text) => {
  serve(begun({ state, refusal }));
  show(<OpenFormNote childId="sam" />);

  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('the way to a begun form repeats what is on it', async () => {
  const calls = serve({ ...begun({}), 'POST /api/family/children/sam/form': () => new Refusal('too_fast') });
  const user = show(<OpenFormNote childId="sam" />);

  await user.click(await screen.findByRole('button', { name: 'Continue with the form' }));

  await waitFor(() => expect(calls).toContain('POST /api/family/children/sam/form {"scopes":["posts","chat"]}'));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('nothing is said of a form where none was begun', async () => {
  const none = { form: null, methods: [], cardCharge: null, method: null };
  const calls = serve({ 'GET /api/family/children/sam/form': () => none });
  show(<OpenFormNote childId="sam" />);

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(/consent form/)).toBeNull();
});

test('a change that the server refuses is taken back, with its sentence beside the switch', async () => {
  serve({ ...stored(), [`PUT ${path}`]: () => new Refusal('too_fast') });
  const user = show(<ScopesCard {...sam} />);
  const games = await screen.findByRole('switch', { name: /Games with others/ });

  await user.click(games);

  expect((await screen.findByRole('alert')).closest('li')?.contains(games)).toBe(true);
  expect((games as HTMLInputElement).checked).toBe(false);
});

test('says where another grown-up is stricter', async () => {
  serve(stored({ scopesInForce: ['posts'] }));
  show(<ScopesCard {...sam} />);

  const buddies = await screen.findByRole('switch', { name: /Buddies/ });

  expect(buddies.closest('label')?.textContent).toContain('another grown-up switched it off');
});

test.each([
  ['who has not answered', { choosesScopes: false }, /newest e-mail about Sam/],
  ['who has withdrawn consent', { choosesScopes: false, consent: 'revoked' as const }, /Keep the account to change it/],
  ['of a young person', { choosesScopes: false, isOwnChoice: true }, /Sam decides alone/],
])('a parent %s can switch no scope', async (_, start, sentence) => {
  serve(stored(start));
  show(<ScopesCard {...sam} />);

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect((screen.getByRole('switch', { name: /Games with others/ }) as HTMLInputElement).disabled).toBe(true);
});

test('the slider says its value in words, and saves when it rests', async () => {
  const calls = serve(stored());
  show(<TimeCard {...sam} />);
  const slider = await screen.findByRole('slider', { name: 'Daily limit' });
  expect(slider.getAttribute('aria-valuetext')).toBe('No limit');

  fireEvent.change(slider, { target: { value: '60' } });
  fireEvent.change(slider, { target: { value: '45' } });

  expect(slider.getAttribute('aria-valuetext')).toBe('45 minutes');
  await waitFor(() => expect(puts(calls)).toEqual(['{"controls":{"dailyLimit":45}}']), { timeout: 3000 });
});

test('a limit is saved although the parent leaves the page before the slider rests', async () => {
  const calls = serve(stored());
  show(<TimeCard {...sam} />);
  const slider = await screen.findByRole('slider', { name: 'Daily limit' });
  fireEvent.change(slider, { target: { value: '45' } });

  cleanup();

  await waitFor(() => expect(puts(calls)).toEqual(['{"controls":{"dailyLimit":45}}']), { timeout: 500 });
});

test('open hours of a week are chosen by presets and copied from day to day', async () => {
  const calls = serve(stored());
  const user = show(<TimeCard {...sam} />);
  await user.click(await screen.findByRole('button', { name: 'Change days' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open hours' }));

  await user.click(dialog.getByRole('button', { name: /School days 3:30\s–\s7:30\sPM/ }));
  await user.selectOptions(dialog.getByLabelText('Monday: until'), '1080');
  await user.selectOptions(dialog.getByLabelText('Copy Monday to'), 'school');
  await user.click(dialog.getByRole('checkbox', { name: 'Open on Sunday' }));
  await user.click(dialog.getByRole('button', { name: 'Save hours' }));

  const school = { from: 930, to: 1080 };
  const openHours = [school, school, school, school, school, { from: 0, to: 1440 }, null];
  await waitFor(() => expect(puts(calls)).toEqual([JSON.stringify({ controls: { openHours } })]));
  expect(screen.getAllByText(/3:30\s–\s6:00\sPM/)).toHaveLength(5);
  expect(screen.getByText('Closed')).toBeTruthy();
});

test('a pause is one press, and so is its end', async () => {
  const calls = serve(stored());
  const user = show(<PauseButton {...sam} />);

  await user.click(await screen.findByRole('button', { name: "Pause Sam's account" }));
  await user.click(await screen.findByRole('button', { name: 'End the pause' }));

  await waitFor(() =>
    expect(puts(calls)).toEqual(['{"controls":{"isPaused":true}}', '{"controls":{"isPaused":false}}']),
  );
});
