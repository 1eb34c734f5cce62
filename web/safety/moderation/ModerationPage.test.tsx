import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseRow } from '#contract/safety.ts';
import { type Answers, delayed, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { ModerationPage } from './ModerationPage.tsx';

const [first, second, emergency] = ['1', '2', '3'].map((n) => `0000000${n}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];

const row = (id: string, title: string, change: Partial<CaseRow> = {}): CaseRow => ({
  ...{ id, title, kind: 'message', reason: 'crisis', severity: 4, urgent: true, ageGroup: '9-10', reports: 0 },
  ...{
    openedAt: '2026-11-18T15:00:00.000Z',
    state: 'open',
    onHold: false,
    added: 0,
    claimedBy: null,
    beginning: '',
    ...change,
  },
});
const file = (one: CaseRow) => ({
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
  can: ['approve', 'remove'],
});
const queueCounts = {
  open: 3,
  urgent: 2,
  escalated: 0,
  removing: 0,
  visitors: 1,
  visitorsUrgent: 1,
  reported: 0,
  mine: 0,
  oldestAt: null,
  isOnDuty: true,
  onDuty: 1,
};

let children: CaseRow[];
function open(answers: Answers = {}) {
  const calls = serve({
    'GET /api/moderation': () => queueCounts,
    'GET /api/moderation/cases': ({ query }) => ({
      cases: query.get('lane') === 'visitors' ? [row(emergency, 'Please come')] : children,
      cursor: null,
    }),
    [`GET /api/moderation/cases/${first}`]: () =>
      file({ ...row(first, 'One'), added: children.find(({ id }) => id === first)?.added ?? 0 }),
    [`GET /api/moderation/cases/${second}`]: () => file(row(second, 'Two')),
    [`GET /api/moderation/cases/${emergency}`]: () => file(row(emergency, 'Please come')),
    ...answers,
  });
  show(<ModerationPage />);
  return calls;
}
const readings = (calls: readonly string[], id: string) => calls.filter((call) => call.includes(`cases/${id}`));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  children = [row(first, 'One'), row(second, 'Two')];
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the review queue', () => {
  it('tells cases without a title apart by their first words', async () => {
    children = [row(first, '', { kind: 'appeal', urgent: false, beginning: 'I did not mean it.' }), row(second, 'Two')];
    open();

    expect(await screen.findByRole('button', { name: /I did not mean it\./ })).toBeTruthy();
  });

  it("shows children's cases first, and visitors' cases by a key or a button", async () => {
    open();

    expect(await screen.findByText('One text')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Children 2 · 1 urgent' }).getAttribute('aria-pressed')).toBe('true');

    fireEvent.keyDown(document.body, { key: 'v' });

    expect(await screen.findByText('Please come text')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: /^Children/ }));

    expect(await screen.findByText('One text')).toBeTruthy();
  });

  it('shows a case from its start on a phone, with the queue below it', async () => {
    const scrolled = vi.fn();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
    open();
    await screen.findByText('One text');

    expect(scrolled).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: /“Two”/ }));
    await screen.findByText('Two text');

    expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
  });

  it('comes before the queue for the Tab key where it stands above it, and takes no focus as it loads', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    open();
    const words = await screen.findByText('One text');
    const entry = screen.getByRole('button', { name: /“Two”/ });

    expect(words.compareDocumentPosition(entry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the queue in view on a phone when its filters change, also when another case has loaded above it', async () => {
    const scrolled: Element[] = [];
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    open();
    await screen.findByText('One text');

    fireEvent.click(screen.getByRole('button', { name: /^Visitors/ }));
    await screen.findByText('Please come text');

    const queue = screen.getByRole('navigation', { name: 'Review queue' });
    expect(scrolled.length).toBeGreaterThan(0);
    expect(scrolled.every((element) => element === queue)).toBe(true);
  });

  it('goes on where it was after a reload, with the same filters and case', async () => {
    open();
    await screen.findByText('One text');
    fireEvent.change(screen.getByLabelText('Age'), { target: { value: '9-10' } });
    fireEvent.click(await screen.findByRole('button', { name: /“Two”/ }));
    await screen.findByText('Two text');

    cleanup();
    open();

    expect(await screen.findByText('Two text')).toBeTruthy();
    expect(screen.queryByText('One text')).toBeNull();
    expect((screen.getByLabelText('Age') as HTMLSelectElement).value).toBe('9-10');
  });

  it('opens the case of the address, also one beyond the loaded part of the queue', async () => {
    history.replaceState(null, '', `/moderation?case=${emergency}`);

    open();

    expect(await screen.findByText('Please come text')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Approve$/ })).toBeTruthy();
    expect(screen.queryByText('This case is closed')).toBeNull();
    expect(location.search).toBe(`?case=${emergency}`);
  });

  it('says that the case of the address is closed, and leads on to the first one that waits', async () => {
    history.replaceState(null, '', `/moderation?case=${emergency}`);
    open({
      [`GET /api/moderation/cases/${emergency}`]: () => ({
        ...file(row(emergency, 'Please come', { state: 'decided' })),
        ...{ can: ['legal_hold'], decision: 'approve', decidedBy: 'leo' },
      }),
    });

    expect(await screen.findByText('This case is closed')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Legal hold/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    expect(screen.getByText('Decided by leo: Approve.')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Open the first case that waits' }));

    expect(await screen.findByText('One text')).toBeTruthy();
    expect(screen.queryByText('This case is closed')).toBeNull();
    expect(location.search).toBe(`?case=${first}`);
  });

  it('says that the case of the address is gone, and leads on to the first one that waits', async () => {
    history.replaceState(null, '', `/moderation?case=${emergency}`);
    open({ [`GET /api/moderation/cases/${emergency}`]: () => new Refusal('not_found') });

    expect(await screen.findByText('This case is no longer there')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Open the first case that waits' }));

    expect(await screen.findByText('One text')).toBeTruthy();
  });

  it('keeps the case that is being read when a colleague decides it, so that no key decides the next one', async () => {
    let decided = false;
    const calls = open({
      [`GET /api/moderation/cases/${first}`]: () =>
        decided
          ? { ...file(row(first, 'One', { state: 'decided' })), can: [], decision: 'remove', decidedBy: 'leo' }
          : file(row(first, 'One')),
    });
    await screen.findByText('One text');
    decided = true;
    children = [row(second, 'Two')];
    await act(() => vi.advanceTimersByTimeAsync(21_000));

    expect(await screen.findByText('This case is closed')).toBeTruthy();

    fireEvent.keyDown(document.body, { key: '1' });
    await act(() => vi.advanceTimersByTimeAsync(11_000));

    expect(screen.getByText('One text')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);

    fireEvent.keyDown(document.body, { key: 'j' });

    expect(await screen.findByText('Two text')).toBeTruthy();
  });

  it('keeps the case that is being read when a new one comes', async () => {
    open();
    await screen.findByText('One text');

    children = [row(emergency, 'Please come'), ...children];
    await act(() => vi.advanceTimersByTimeAsync(21_000));

    expect(await screen.findByRole('button', { name: /“Please come”/ })).toBeTruthy();
    expect(screen.getByText('One text')).toBeTruthy();
  });

  it.each([true, false])(
    'loads no case in advance, because the audit log names who has read it (urgent: %s)',
    async (urgent) => {
      children = [row(first, 'One'), row(second, 'Two', { urgent })];
      const calls = open();

      await screen.findByText('One text');

      expect(readings(calls, second)).toEqual([]);

      fireEvent.keyDown(document.body, { key: 'j' });

      expect(await screen.findByText('Two text')).toBeTruthy();
    },
  );

  it('loads a case again when something was added to it', async () => {
    const calls = open();
    await screen.findByText('One text');

    children = [row(first, 'One', { added: 1 }), row(second, 'Two')];
    await act(() => vi.advanceTimersByTimeAsync(21_000));

    await waitFor(() => expect(readings(calls, first)).toHaveLength(2));
  });

  it('opens no urgent case while nobody is there, and does at the next key', async () => {
    children = [];
    const calls = open();
    await screen.findByText('No cases from children');
    await act(() => vi.advanceTimersByTimeAsync(150_000));

    children = [row(first, 'One')];
    await act(() => vi.advanceTimersByTimeAsync(21_000));

    expect(await screen.findByText(/Press a key or move the pointer/)).toBeTruthy();
    expect(readings(calls, first)).toEqual([]);

    fireEvent.keyDown(document.body, { key: 'Shift' });

    expect(await screen.findByText('One text')).toBeTruthy();
  });
});

describe('an empty review queue', () => {
  it('says so for each lane, and what appears there by itself', async () => {
    open({ 'GET /api/moderation/cases': () => ({ cases: [], cursor: null }) });

    expect(await screen.findByText('No cases from children')).toBeTruthy();
    expect(screen.getByText(/Stories that wait for review, reports by children/)).toBeTruthy();
    expect(screen.queryByText(/Switch on “I'm on duty”/)).toBeNull();
    expect(screen.getByText('The next case opens here')).toBeTruthy();

    fireEvent.keyDown(document.body, { key: 'v' });

    expect(await screen.findByText('No cases from visitors')).toBeTruthy();
  });

  it('asks who is not on duty to switch it on', async () => {
    children = [];
    open({ 'GET /api/moderation': () => ({ ...queueCounts, isOnDuty: false }) });

    expect(await screen.findByText(/Switch on “I'm on duty” above/)).toBeTruthy();
  });

  it('shows a case that arrives', async () => {
    children = [];
    open();
    await screen.findByText('No cases from children');

    children = [row(first, 'One', { urgent: false })];
    await act(() => vi.advanceTimersByTimeAsync(21_000));

    expect(await screen.findByText('One text')).toBeTruthy();
  });
});

describe('a review queue that cannot be loaded', () => {
  it('is not called empty, and can be loaded again', async () => {
    let isDown = true;
    open({
      'GET /api/moderation/cases': () => (isDown ? new Refusal('unavailable') : { cases: children, cursor: null }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });

    expect(screen.getByText("We couldn't load the queue.")).toBeTruthy();
    expect(screen.queryByText('No cases from children')).toBeNull();

    isDown = false;
    fireEvent.click(again);

    expect(await screen.findByText('One text')).toBeTruthy();
  });

  it('shows the queue without counts when only the counts fail', async () => {
    open({ 'GET /api/moderation': () => new Refusal('unavailable') });

    expect(await screen.findByText('One text')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Children/ }).textContent?.trim()).toBe('Children');
  });
});

describe('the keyboard', () => {
  it.each(['1', 'c', 'n'])(
    'decides, claims and notes nothing in a case that is still loading, and says so: %s',
    async (key) => {
      const two = delayed(file(row(second, 'Two')));
      const calls = open({ [`GET /api/moderation/cases/${second}`]: two.answer });
      await screen.findByText('One text');
      fireEvent.keyDown(document.body, { key: 'j' });
      expect(await screen.findByText('Loading “Two” …')).toBeTruthy();

      fireEvent.keyDown(document.body, { key });

      expect(toast()?.title).toMatch(/still loading/);
      two.release();
      expect(await screen.findByText('Two text')).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(11_000));
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('goes back with k', async () => {
    open();
    await screen.findByText('One text');
    fireEvent.keyDown(document.body, { key: 'j' });
    await screen.findByText('Two text');

    fireEvent.keyDown(document.body, { key: 'k' });

    expect(await screen.findByText('One text')).toBeTruthy();
  });

  it('opens the list of shortcuts with a question mark', async () => {
    open();
    await screen.findByText('One text');

    fireEvent.keyDown(document.body, { key: '?' });

    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('keeps the shortcuts of the browser', async () => {
    open();
    await screen.findByText('One text');

    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });

    expect(screen.getByText('One text')).toBeTruthy();
    expect(screen.queryByText('Two text')).toBeNull();
  });
});
