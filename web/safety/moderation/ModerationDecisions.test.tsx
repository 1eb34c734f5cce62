import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseRow } from '#contract/safety.ts';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { ModerationPage } from './ModerationPage.tsx';

const first = '00000001-0000-4000-8000-000000000000';
const second = '00000002-0000-4000-8000-000000000000';
const counts = {
  open: 2,
  urgent: 0,
  escalated: 0,
  removing: 0,
  visitors: 0,
  visitorsUrgent: 0,
  reported: 0,
  mine: 0,
  oldestAt: null,
  isOnDuty: true,
  onDuty: 1,
};

const row = (id: string, title: string): CaseRow => ({
  ...{ id, title, kind: 'comment', reason: 'held', severity: 2, urgent: false, ageGroup: '9-10', reports: 0 },
  ...{ openedAt: '2026-11-18T15:00:00.000Z', state: 'open', onHold: false, added: 0, claimedBy: null, beginning: '' },
});
const file = (one: CaseRow, change: object = {}) => ({
  ...one,
  ...{
    text: `${one.title} text`,
    hasPicture: false,
    authorName: 'Maya',
    writtenAt: one.openedAt,
    verdictVersion: null,
  },
  ...{ claim: null, log: [], earlier: null, stepsDone: [], alerts: [], crisis: null },
  ...{ marks: [], additions: [], around: [], reportReasons: [], author: null, decision: null, decidedBy: null },
  can: ['approve', 'remove', 'teach', 'pause_1h', 'pause_24h', 'remove_account'],
  ...change,
});

function open(answers: Answers = {}): string[] {
  const calls = serve({
    'GET /api/moderation': () => counts,
    'GET /api/moderation/cases': () => ({ cases: [row(first, 'One'), row(second, 'Two')], cursor: null }),
    [`GET /api/moderation/cases/${first}`]: () => file(row(first, 'One')),
    [`GET /api/moderation/cases/${second}`]: () => file(row(second, 'Two')),
    [`POST /api/moderation/cases/${first}/decide`]: () => ({ state: 'decided', onHold: false }),
    ...answers,
  });
  show(<ModerationPage />);
  return calls;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const sent = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST'));
const queue = () => within(screen.getByRole('navigation', { name: 'Review queue' }));
const caseInView = () => within(screen.getByRole('region', { name: 'The case' }));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a decision by keyboard', () => {
  it('shows the next case at once', async () => {
    open();
    await screen.findByText('One text');

    press('1');

    expect(await screen.findByText('Two text')).toBeDefined();
  });

  it('by a button moves the focus on to the next case, for the button is gone', async () => {
    open();
    await screen.findByText('One text');
    const button = screen.getByRole('button', { name: /Approve/ });
    button.focus();

    fireEvent.click(button);
    await screen.findByText('Two text');

    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Two' }));
  });

  it('is sent after ten seconds', async () => {
    const calls = open();
    await screen.findByText('One text');

    press('1');
    await passSeconds(9);
    const before = sent(calls);
    await passSeconds(2);

    expect(before).toEqual([]);
    expect(sent(calls)).toEqual([`POST /api/moderation/cases/${first}/decide {"decision":"approve"}`]);
  });

  it.each(['1', '2', '5', '6'])(
    '%s is undone by u within ten seconds: the case returns and nothing is sent',
    async (key) => {
      const calls = open();
      await screen.findByText('One text');
      press(key);
      await screen.findByText('Two text');

      press('u');
      await screen.findByText('One text');
      await passSeconds(15);

      expect(sent(calls)).toEqual([]);
      expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    },
  );

  it('does nothing while a moderator types in a dialog', async () => {
    const calls = open();
    await screen.findByText('One text');
    press('n');

    fireEvent.keyDown(await screen.findByLabelText('Note'), { key: '1' });
    await passSeconds(15);

    expect(sent(calls)).toEqual([]);
    expect(screen.getByText('One text')).toBeDefined();
  });

  it('says so if another moderator was faster', async () => {
    open({
      [`POST /api/moderation/cases/${first}/decide`]: () =>
        new Refusal('already_decided', { decidedBy: 'ines', decision: 'approve' }),
    });
    await screen.findByText('One text');

    press('2');
    await passSeconds(11);

    await expect.poll(() => toast()?.title).toContain('ines');
  });
});

describe('a decision that the server refuses', () => {
  it.each([
    ['because it is away', 'unavailable', /pond is taking a short break/],
    ['because the session is over', 'sign_in_required', /Please log in first/],
    ['because the moderator lost the right', 'not_for_you', /isn't for your account/],
  ] as const)('%s is explained, and the case is back in the queue', async (_why, code, sentence) => {
    open({ [`POST /api/moderation/cases/${first}/decide`]: () => new Refusal(code) });
    await screen.findByText('One text');

    press('2');
    await passSeconds(11);

    await expect.poll(() => toast()?.title).toMatch(sentence);
    expect(queue().getByText('“One”')).toBeDefined();
  });

  it('because another moderator was faster does not return to the queue', async () => {
    open({
      [`POST /api/moderation/cases/${first}/decide`]: () =>
        new Refusal('already_decided', { decidedBy: 'ines', decision: 'remove' }),
    });
    await screen.findByText('One text');

    press('1');
    await passSeconds(11);

    await expect.poll(() => toast()?.title).toBe('ines decided first: Remove.');
    expect(queue().queryByText('One')).toBeNull();
  });
});

it('a decision that can still be undone is sent when the page closes', async () => {
  const calls = open();
  await screen.findByText('One text');
  press('1');

  window.dispatchEvent(new Event('pagehide'));

  expect(sent(calls)).toEqual([`POST /api/moderation/cases/${first}/decide {"decision":"approve"}`]);
});

it('a decision that the case does not allow does nothing', async () => {
  const calls = open({ [`GET /api/moderation/cases/${first}`]: () => file(row(first, 'One'), { can: ['approve'] }) });
  await screen.findByText('One text');

  press('2');
  await passSeconds(11);

  expect(sent(calls)).toEqual([]);
  expect(screen.getByText('One text')).toBeDefined();
});

describe('removing an account', () => {
  it('needs a confirmation, and the focus starts on the button that keeps it', async () => {
    const calls = open();
    await screen.findByText('One text');

    fireEvent.click(caseInView().getByRole('button', { name: /Remove account/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this account?' }));

    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep it' }));
    expect(sent(calls)).toEqual([]);
  });

  it('is sent at once after the confirmation', async () => {
    const calls = open();
    await screen.findByText('One text');

    fireEvent.click(caseInView().getByRole('button', { name: /Remove account/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for removal' }));

    await expect
      .poll(() => sent(calls))
      .toEqual([`POST /api/moderation/cases/${first}/decide {"decision":"remove_account"}`]);
  });
});

it('guidance is picked by a digit and sent with its template', async () => {
  const calls = open();
  await screen.findByText('One text');
  fireEvent.click(caseInView().getByRole('button', { name: /Send guidance/ }));
  await screen.findByRole('dialog', { name: 'What should the child know?' });

  press('1');
  await passSeconds(11);

  expect(sent(calls)).toEqual([`POST /api/moderation/cases/${first}/decide {"decision":"teach","template":"kinder"}`]);
});

it('a case shows its additions, and how many earlier ones are left out', async () => {
  const addition = {
    ...{ title: '', text: 'And another thing', at: '2026-11-18T15:01:00.000Z' },
    ...{ authorName: 'Maya', marks: [], hasPicture: false },
  };
  open({
    [`GET /api/moderation/cases/${first}`]: () => file(row(first, 'One'), { additions: [addition], added: 3 }),
  });

  expect(await screen.findByText('And another thing')).toBeDefined();
  expect(screen.getByText(/^2 earlier ones are not shown/)).toBeDefined();
});

describe('a legal hold', () => {
  it('needs a reason, and says so', async () => {
    const calls = open({
      [`GET /api/moderation/cases/${first}`]: () => file(row(first, 'One'), { can: ['approve', 'legal_hold'] }),
      [`POST /api/moderation/cases/${first}/decide`]: () => ({ state: 'open', onHold: true }),
    });
    await screen.findByText('One text');
    press('9');
    const dialog = within(await screen.findByRole('dialog'));

    fireEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));

    expect(dialog.getByText('Please say why in a few words.')).toBeDefined();
    expect(sent(calls)).toEqual([]);

    fireEvent.change(dialog.getByLabelText('Why must it be kept?'), { target: { value: 'Police asked' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await passSeconds(1);

    expect(sent(calls)).toEqual([
      `POST /api/moderation/cases/${first}/decide {"decision":"legal_hold","hold":{"reason":"Police asked","days":90}}`,
    ]);
  });
});

describe('an account that a colleague wants removed', () => {
  const removing = { ...row(first, 'One'), state: 'removing' } as const;
  const openAs = (can: readonly string[]) =>
    open({
      'GET /api/moderation/cases': () => ({ cases: [removing, row(second, 'Two')], cursor: null }),
      [`GET /api/moderation/cases/${first}`]: () =>
        file(removing, { can, decision: 'remove_account', decidedBy: 'leo' }),
    });

  it('says who asked, and removes the account after a question about that', async () => {
    const calls = openAs(['approve', 'remove', 'remove_account']);

    expect(await screen.findByText('leo asked to remove this account')).toBeDefined();
    expect(screen.queryByText(/Decided by/)).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: /Agree to the removal/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this account now?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove the account' }));
    await passSeconds(1);

    expect(sent(calls)).toEqual([`POST /api/moderation/cases/${first}/decide {"decision":"remove_account"}`]);
  });

  it('waits for a colleague where the reader asked for it', async () => {
    openAs(['approve', 'remove']);

    expect(await screen.findByText(/A colleague has to agree/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Agree to the removal/ })).toBeNull();
  });
});

describe('what waits for one person alone', () => {
  const asAdmin = (role: 'admin' | 'moderator') =>
    open({
      'GET /api/user': () => ({ id: '1', kind: 'staff', role }),
      'GET /api/moderation': () => ({ ...counts, escalated: 3, removing: 1 }),
    });

  it('has filters for an admin', async () => {
    const calls = asAdmin('admin');
    fireEvent.click(await screen.findByRole('button', { name: 'For admins 3' }));
    await passSeconds(1);

    expect(calls).toContain('GET /api/moderation/cases?lane=children&show=escalated');
    expect(screen.getByRole('button', { name: 'Second person 1' })).toBeDefined();
  });

  it('offers a moderator only the removals', async () => {
    asAdmin('moderator');

    expect(await screen.findByRole('button', { name: 'Second person 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'For admins 3' })).toBeNull();
  });
});
