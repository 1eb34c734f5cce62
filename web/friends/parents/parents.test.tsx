import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WaitingApproval } from '#contract/friends/parents.ts';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { BuddyList } from './BuddyList.tsx';
import { BuddyRuleChoice } from './BuddyRuleChoice.tsx';
import { WaitingBadge, WaitingCard } from './WaitingCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SAM = '01900000-0000-7000-8000-000000000001';
const testId = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const avatar = { emoji: '🐼', background: 'sky' };
const waiting = (number: number): WaitingApproval => ({
  id: testId(100 + number),
  childId: SAM,
  user: { id: testId(number), username: `tinydragon${number}`, avatar },
  askedAt: '2026-11-20T15:20:00Z',
  ageGroup: 'same',
  commonBuddies: 2,
  otherParentAgreed: true,
  byCode: false,
  sharesGroup: false,
});
const buddies = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: testId(10 + at),
    username: `pandapete${at}`,
    avatar,
    since: '2026-10-01T10:00:00Z',
    isTrusted: false,
  }));

test('a request shows what helps to decide', async () => {
  serve({ 'GET /api/family/approvals': () => ({ approvals: [waiting(1)] }) });

  show(<WaitingCard childId={SAM} childName="Sam" />);

  expect(await screen.findByText('tinydragon1')).toBeTruthy();
  for (const reason of ['Same age group', '2 buddies in common', 'Their parent has agreed'])
    expect(screen.getByText(reason, { exact: false })).toBeTruthy();
});

test('an answer is sent once, and the list is fetched again', async () => {
  let left = [waiting(1), waiting(2)];
  const calls = serve({
    'GET /api/family/approvals': () => ({ approvals: left }),
    'POST /api/family/approvals': () => {
      left = [waiting(2)];
      return { decision: 'yes', areBuddies: true };
    },
  });
  const user = show(<WaitingCard childId={SAM} childName="Sam" />);

  await user.click(await screen.findByRole('button', { name: 'Allow tinydragon1' }));

  await waitFor(() => expect(screen.queryByText('tinydragon1')).toBeNull());
  expect(calls).toContain(`POST /api/family/approvals {"id":"${testId(101)}","decision":"yes"}`);
});

test('a request that somebody has answered meanwhile disappears, with the reason', async () => {
  let left = [waiting(1)];
  serve({
    'GET /api/family/approvals': () => ({ approvals: left }),
    'POST /api/family/approvals': () => {
      left = [];
      return new Refusal('gone');
    },
  });
  const user = show(<WaitingCard childId={SAM} childName="Sam" />);

  await user.click(await screen.findByRole('button', { name: 'Not now for tinydragon1' }));

  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('tinydragon1')).toBeNull());
});

test('without requests there is no card, and no number on the chip', async () => {
  const calls = serve({ 'GET /api/family/approvals': () => ({ approvals: [] }) });

  show(
    <>
      <WaitingCard childId={SAM} childName="Sam" />
      <WaitingBadge childId={SAM} />
    </>,
  );

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText('Waiting for you')).toBeNull();
});

test('the chip says how many wait', async () => {
  serve({ 'GET /api/family/approvals': () => ({ approvals: [waiting(1), waiting(2)] }) });

  show(<WaitingBadge childId={SAM} />);

  expect(await screen.findByText('2 waiting for you')).toBeTruthy();
});

test('only five of thirty buddies are shown until a parent opens the list', async () => {
  serve({ [`GET /api/family/children/${SAM}/buddies`]: () => ({ buddies: buddies(30), blocked: [] }) });
  const user = show(<BuddyList childId={SAM} childName="Sam" messages={{ [testId(10)]: 14 }} />);
  expect(await screen.findByText('14 messages this week')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^More about/ })).toHaveLength(5);

  await user.click(screen.getByRole('button', { name: 'Show all 30' }));

  expect(screen.getAllByRole('button', { name: /^More about/ })).toHaveLength(30);
});

test('among all buddies a parent finds one by the username', async () => {
  const many = buddies(30).map((buddy, nth) => ({ ...buddy, username: `frog_${nth}` }));
  serve({ [`GET /api/family/children/${SAM}/buddies`]: () => ({ buddies: many, blocked: [] }) });
  const user = show(<BuddyList childId={SAM} childName="Sam" messages={undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Show all 30' }));

  await user.type(screen.getByRole('searchbox', { name: 'Look for a username' }), 'Frog_17');

  expect(screen.getAllByRole('button', { name: /^More about/ })).toHaveLength(1);

  await user.type(screen.getByRole('searchbox'), '0');

  expect(screen.getByText('No buddy has that username.')).toBeTruthy();
});

test('an emptied search shows all buddies again', async () => {
  serve({ [`GET /api/family/children/${SAM}/buddies`]: () => ({ buddies: buddies(30), blocked: [] }) });
  const user = show(<BuddyList childId={SAM} childName="Sam" messages={undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Show all 30' }));
  await user.type(screen.getByRole('searchbox'), 'pete29');
  expect(screen.getAllByRole('button', { name: /^More about/ })).toHaveLength(1);

  await user.clear(screen.getByRole('searchbox'));

  expect(screen.getAllByRole('button', { name: /^More about/ })).toHaveLength(30);
});

test('ending a friendship asks for confirmation', async () => {
  const calls = serve({
    [`GET /api/family/children/${SAM}/buddies`]: () => ({ buddies: buddies(1), blocked: [] }),
    [`DELETE /api/family/children/${SAM}/buddies/${testId(10)}`]: () => undefined,
  });
  const user = show(<BuddyList childId={SAM} childName="Sam" messages={undefined} />);

  await user.click(await screen.findByRole('button', { name: 'End the friendship with pandapete0' }));
  expect(calls).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'End it' }));

  await waitFor(() => expect(calls[1]).toBe(`DELETE /api/family/children/${SAM}/buddies/${testId(10)}`));
});

test("another grown-up's stricter choice is shown", async () => {
  serve({ [`GET /api/family/children/${SAM}/buddy-rule`]: () => ({ own: 'off', inForce: 'ask' }) });

  show(<BuddyRuleChoice childId={SAM} childName="Sam" />);

  expect(await screen.findByText(/The stricter choice counts/)).toBeTruthy();
  expect((screen.getByRole('radio', { name: /Sam may decide alone/ }) as HTMLInputElement).checked).toBe(true);
});
