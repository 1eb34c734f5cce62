import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type StaffMessage, staffMessageTemplates } from '#contract/safety.ts';
import { useSession } from '#web/app/session/session.ts';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { StaffMessages } from './StaffMessages.tsx';
import { UnlessSuspended } from './UnlessSuspended.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const notice = (template: StaffMessage['template'], about = 'My frog'): StaffMessage => ({
  id: template,
  template,
  about,
  at: '2026-11-18T15:00:00.000Z',
});

function arrive(notices: StaffMessage[], user: object = { hasStaffMessages: true }) {
  return serve({
    'GET /api/user': () => ({ id: 'maya', kind: 'child', ...user }),
    'GET /api/inbox': () => ({ notices, past: [], cursor: null, pause: null }),
    ...Object.fromEntries(notices.map(({ id }) => [`PUT /api/inbox/${id}/read`, () => undefined])),
  });
}

test('messages from staff appear one after the other until each is read', async () => {
  const calls = arrive([notice('kinder'), notice('thanks_acted', '')]);
  const user = show(<StaffMessages />);

  expect(await screen.findByText('A grown-up removed “My frog”.')).toBeTruthy();
  expect(screen.queryByText('Thank you for telling us!')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Okay' }));

  expect(await screen.findByText('Thank you for telling us!')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Okay' }));

  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([
    'PUT /api/inbox/kinder/read',
    'PUT /api/inbox/thanks_acted/read',
  ]);
});

test.each(staffMessageTemplates)('%s has a text', async (template) => {
  arrive([notice(template)]);
  show(<StaffMessages />);

  const said = (await screen.findByRole('status')).textContent;

  expect(said?.length).toBeGreaterThan(20);
  expect(said).not.toMatch(/[{}]|undefined/);
});

test('good news waits for the home page and the profile', async () => {
  arrive([notice('bio_approved'), notice('kinder')]);
  show(<StaffMessages />, '/friends');

  expect(await screen.findByText('A grown-up removed “My frog”.')).toBeTruthy();
  expect(screen.queryByText('Your new bio is up!')).toBeNull();
});

test('good news waits while Lilypad is closed', async () => {
  const closed = { because: 'quiet_hours', opensAt: null, timeZone: 'UTC', mayFinish: false };
  arrive([notice('bio_approved'), notice('kinder')], { hasStaffMessages: true, closed });
  show(<StaffMessages />, '/');

  expect(await screen.findByText('A grown-up removed “My frog”.')).toBeTruthy();
  expect(screen.queryByText('Your new bio is up!')).toBeNull();
});

test('messages are not loaded when none is waiting', async () => {
  const calls = arrive([], {});
  show(<StaffMessages />);

  await expect.poll(() => calls).toEqual(['GET /api/user']);
});

const until = new Date(Date.now() + 3_600_000).toISOString();
const rest = (
  canAppeal: boolean,
  answer: () => unknown = () => new Response(null, { status: 201 }),
  isAnswered = false,
) =>
  serve({
    'GET /api/user': () => ({ id: 'maya', kind: 'child', suspendedUntil: until }),
    'GET /api/inbox': () => ({
      ...{ notices: [], past: [], cursor: null },
      pause: { id: 'pause', endsAt: until, canAppeal, isAnswered, reason: 'rules', about: '' },
    }),
    'POST /api/appeals': answer,
  });

test('a suspended child sees until when, and can appeal once', async () => {
  const calls = rest(true);
  const user = show(
    <UnlessSuspended>
      <p>the pond</p>
    </UnlessSuspended>,
  );

  expect(await screen.findByRole('heading', { name: 'Time for a break' })).toBeTruthy();
  expect(await screen.findByText("Something you did didn't fit our rules.")).toBeTruthy();
  expect(screen.queryByText('the pond')).toBeNull();

  await user.type(await screen.findByLabelText('Tell us what happened'), 'It was a joke.');
  await user.click(screen.getByRole('button', { name: 'Send it' }));

  await expect.poll(() => calls).toContain('POST /api/appeals {"decisionId":"pause","text":"It was a joke."}');
});

test('the answer to an appeal is shown once, on the card about the break', async () => {
  const calls = serve({
    'GET /api/user': () => ({ id: 'maya', kind: 'child', hasStaffMessages: true, suspendedUntil: until }),
    'GET /api/inbox': () => ({
      ...{ notices: [notice('appeal_declined', '')], past: [], cursor: null },
      pause: { id: 'pause', endsAt: until, canAppeal: false, isAnswered: true, reason: 'rules', about: '' },
    }),
    'PUT /api/inbox/appeal_declined/read': () => undefined,
  });
  show(
    <>
      <StaffMessages />
      <UnlessSuspended>
        <p>the pond</p>
      </UnlessSuspended>
    </>,
  );

  expect(await screen.findByText('A grown-up read your message. Your break stays as long as before.')).toBeTruthy();
  await expect.poll(() => calls).toContain('PUT /api/inbox/appeal_declined/read');
  expect(screen.queryByText('A grown-up looked again.')).toBeNull();
});

test('the words of an appeal are still there after a reload, and gone once they are sent', async () => {
  rest(true, () => ({ needsComfort: false }));
  const page = (
    <UnlessSuspended>
      <p>the pond</p>
    </UnlessSuspended>
  );
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Tell us what happened');
  const user = show(page);
  await user.type(await field(), 'It was a joke.');
  cleanup();
  show(page);

  expect((await field()).value).toBe('It was a joke.');

  await user.click(screen.getByRole('button', { name: 'Send it' }));

  await expect.poll(async () => (await field()).value).toBe('');
});

test.each([
  [false, 'We have your message. A grown-up will read it.'],
  [true, 'A grown-up read your message. Your break stays as long as before.'],
])('who has appealed reads what became of it (answered: %s)', async (isAnswered, sentence) => {
  rest(false, undefined, isAnswered);
  show(
    <UnlessSuspended>
      <p>the pond</p>
    </UnlessSuspended>,
  );

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByLabelText('Tell us what happened')).toBeNull();
});

test('a break is told once, on its own card, which counts as having read the message', async () => {
  const calls = serve({
    'GET /api/user': () => ({ id: 'maya', kind: 'child', hasStaffMessages: true, suspendedUntil: until }),
    'GET /api/inbox': () => ({
      ...{ notices: [notice('paused_rules', ''), notice('kinder')], past: [], cursor: null },
      pause: { id: 'pause', endsAt: until, canAppeal: true, isAnswered: false, reason: 'rules', about: '' },
    }),
    'PUT /api/inbox/paused_rules/read': () => undefined,
  });
  show(
    <>
      <StaffMessages />
      <UnlessSuspended>
        <p>the pond</p>
      </UnlessSuspended>
    </>,
  );

  expect(await screen.findByText('A grown-up removed “My frog”.')).toBeTruthy();
  expect(await screen.findAllByText("Something you did didn't fit our rules.")).toHaveLength(1);
  await expect.poll(() => calls).toContain('PUT /api/inbox/paused_rules/read');
  expect(screen.queryByText('A grown-up asks you to take a break.')).toBeNull();
});

test('an appeal that fails says why and keeps the words', async () => {
  rest(true, () => new Refusal('unavailable'));
  const user = show(
    <UnlessSuspended>
      <p>the pond</p>
    </UnlessSuspended>,
  );

  await user.type(await screen.findByLabelText('Tell us what happened'), 'It was a joke.');
  await user.click(screen.getByRole('button', { name: 'Send it' }));

  expect(await screen.findByText(/pond is taking a short break/)).toBeTruthy();
  expect((screen.getByLabelText('Tell us what happened') as HTMLTextAreaElement).value).toBe('It was a joke.');
});

test('a child who has already appealed is told so, and cannot appeal again', async () => {
  rest(false);
  show(
    <UnlessSuspended>
      <p>the pond</p>
    </UnlessSuspended>,
  );

  expect(await screen.findByText('We have your message. A grown-up will read it.')).toBeTruthy();
  expect(screen.queryByLabelText('Tell us what happened')).toBeNull();
});

test('an empty appeal cannot be sent', async () => {
  const calls = rest(true);
  const user = show(
    <UnlessSuspended>
      <p>the pond</p>
    </UnlessSuspended>,
  );

  await user.type(await screen.findByLabelText('Tell us what happened'), '   {Enter}');

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send it' }).disabled).toBe(true);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a child who is not suspended sees the page', async () => {
  serve({ 'GET /api/user': () => ({ id: 'maya', kind: 'child' }) });
  function Pond() {
    return <p>the pond, {useSession().status}</p>;
  }
  show(
    <UnlessSuspended>
      <Pond />
    </UnlessSuspended>,
  );

  expect(await screen.findByText('the pond, signed-in')).toBeTruthy();
});

test('the page is back when the suspension ends, without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const endsAt = new Date(Date.now() + 5000).toISOString();
  serve({
    'GET /api/user': () => ({
      id: 'maya',
      kind: 'child',
      ...(Date.now() < Date.parse(endsAt) && { suspendedUntil: endsAt }),
    }),
    'GET /api/inbox': () => ({ notices: [], past: [], cursor: null, pause: null }),
  });
  show(
    <UnlessSuspended>
      <p>the pond</p>
    </UnlessSuspended>,
  );
  await screen.findByRole('heading', { name: 'Time for a break' });

  await act(() => vi.advanceTimersByTimeAsync(6000));

  expect(await screen.findByText('the pond')).toBeTruthy();
});

test('a message that could not be marked as read closes anyway', async () => {
  const calls = serve({
    'GET /api/user': () => ({ id: 'maya', kind: 'child', hasStaffMessages: true }),
    'GET /api/inbox': () => ({ notices: [notice('kinder')], past: [], cursor: null, pause: null }),
    'PUT /api/inbox/kinder/read': () => new Refusal('unavailable'),
  });
  const user = show(<StaffMessages />);

  await user.click(await screen.findByRole('button', { name: 'Okay' }));

  await expect.poll(() => calls).toContain('PUT /api/inbox/kinder/read');
  expect(screen.queryByText('A grown-up removed “My frog”.')).toBeNull();
});
