import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { serve, show } from '#web/app/test-page.tsx';
import { OneCasePage } from './OneCasePage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '00000001-0000-4000-8000-000000000000';
const decided = {
  ...{ id, title: 'The fox', kind: 'post', reason: 'held', severity: 2, urgent: false, ageGroup: '9-10', reports: 0 },
  ...{ openedAt: '2026-11-18T15:00:00.000Z', state: 'decided', onHold: true, added: 0, claimedBy: null },
  ...{ text: 'A fox sat there.', hasPicture: false, authorName: 'Maya', writtenAt: null, verdictVersion: null },
  ...{
    claim: { by: 'ines', at: '2026-11-18T15:30:00.000Z', isOwn: false },
    log: [],
    earlier: null,
    stepsDone: [],
    alerts: [],
    crisis: null,
    suspension: null,
  },
  ...{ marks: [], additions: [], around: [], reportReasons: [], author: null, decision: 'teach', decidedBy: 'ines' },
  ...{ message: { at: '2026-11-18T16:00:00.000Z', seenAt: null }, can: ['release_hold'] },
};

function open(file: object | undefined, answers: Record<string, () => object> = {}) {
  const calls = serve(file ? { [`GET /api/moderation/cases/${id}`]: () => file, ...answers } : {});
  show(
    <Route path="/moderation/cases/:id">
      <OneCasePage />
    </Route>,
    `/moderation/cases/${id}`,
  );
  return calls;
}

const note = (text: string) => ({
  ...{ id: text, event: 'note', by: 'ines', detail: text, at: '2026-11-18T15:00:00.000Z' },
});

test('of a long log the earlier notes come at a tap, above the newest', async () => {
  open(
    { ...decided, log: [note('The newest.')], earlier: 'abc' },
    { [`GET /api/moderation/cases/${id}/log`]: () => ({ log: [note('The first.')], earlier: null }) },
  );
  const button = await screen.findByRole('button', { name: 'Show earlier notes' });

  fireEvent.click(button);

  const first = await screen.findByText('The first.');
  expect(first.compareDocumentPosition(screen.getByText('The newest.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Show earlier notes' })).toBeNull();
});

test('a decided case can be read by its address, and nothing is decided there', async () => {
  open(decided);

  expect(await screen.findByText('A fox sat there.')).toBeTruthy();
  expect(screen.getByText(/Decided by ines/)).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByText(/can decide it/)).toBeNull();
});

test('a drawing from a chat is called that once, and its title is not shown as its words', async () => {
  open({ ...decided, kind: 'message', title: 'A drawing', text: 'A drawing', hasPicture: true });

  expect(await screen.findByRole('heading', { name: 'The drawing' })).toBeTruthy();
  expect(screen.getAllByText('A drawing')).toHaveLength(1);
});

test('staff read that the child has not seen their message yet', async () => {
  open(decided);

  expect(await screen.findByText(/They have not seen it yet/)).toBeTruthy();
});

test('staff read when the child saw their message', async () => {
  open({ ...decided, message: { at: '2026-11-18T16:00:00.000Z', seenAt: '2026-11-18T17:00:00.000Z' } });

  expect(await screen.findByText(/They saw it Nov 18, 2026/)).toBeTruthy();
});

test('a case that still waits leads to its place in the queue', async () => {
  open({ ...decided, state: 'open', decision: null, decidedBy: null, message: null, can: ['approve', 'remove'] });

  const link = await screen.findByRole('link', { name: 'Decide it in the queue' });

  expect(link.getAttribute('href')).toBe(`/moderation?case=${id}`);
});

test.each([
  ['new_name', 'On their profile now'],
  ['removal', 'More about this'],
  ['message', 'Conversation'],
])('what stands beside the words of a case of kind %s is under “%s”', async (kind, heading) => {
  open({ ...decided, kind, around: [{ who: 'pondskater', text: 'I like slugs.', at: null }] });

  const line = await screen.findByText('I like slugs.');

  const above = screen
    .getAllByRole('heading')
    .filter((one) => one.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(above.at(-1)?.textContent).toBe(heading);
});

test('why children reported it stands above the words', async () => {
  const reportReasons = [
    { reason: 'unkind', count: 2 },
    { reason: 'scary', count: 1 },
  ];
  open({ ...decided, reason: 'report', reportReasons });

  const why = await screen.findByText(/^Reported by 3 children: 2 × .+, 1 × .+/);
  const order = why.compareDocumentPosition(screen.getByText('A fox sat there.'));

  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a decided case leads to no decision', async () => {
  open(decided);
  await screen.findByText('A fox sat there.');

  expect(screen.queryByRole('link', { name: 'Decide it in the queue' })).toBeNull();
});

test('a case that is gone says so, and leads to the queue', async () => {
  open(undefined);

  expect(await screen.findByText('This case is no longer there', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the review queue' }).getAttribute('href')).toBe('/moderation');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
