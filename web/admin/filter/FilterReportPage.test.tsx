import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { FilterReportPage } from './FilterReportPage.tsx';

const nothing = {
  rightlyHeld: 0,
  wronglyHeld: 0,
  missed: 0,
  missedReported: 0,
  rightlyAllowed: 0,
  rules: [],
};
const off = {
  isOn: false,
  kept: 0,
  oldestAt: null,
  periods: [
    { days: 7, ...nothing },
    { days: 28, ...nothing },
  ],
};
const measured = {
  isOn: true,
  kept: 12,
  oldestAt: '2026-10-02T10:00:00.000Z',
  periods: [
    { days: 7, ...nothing },
    {
      ...{ days: 28, rightlyHeld: 5, wronglyHeld: 2, missed: 3, missedReported: 1, rightlyAllowed: 2 },
      rules: [{ rule: 'unkind.shut_up', right: 4, wrong: 2 }],
    },
  ],
};

function open(report: unknown, answers: Answers = {}) {
  const calls = serve({ 'GET /api/admin/filter': () => report, ...answers });
  return { calls, me: show(<FilterReportPage />, '/admin/filter') };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the report says how to switch it on while no decisions are kept', async () => {
  open(off);

  expect(await screen.findByRole('heading', { name: 'Nothing is kept yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the settings' }).getAttribute('href')).toBe('/admin/settings');
  expect(screen.queryByRole('button', { name: 'See what would change' })).toBeNull();
});

test('the report waits for the first decision once it is switched on', async () => {
  open({ ...off, isOn: true });

  expect(await screen.findByRole('heading', { name: 'No decision yet' })).toBeDefined();
});

test('the report shows where the filter and staff disagree, and by which rule', async () => {
  open(measured);

  expect(await screen.findByText('Wrongly held')).toBeDefined();
  expect(screen.getByText('Staff made no decisions in these days.')).toBeDefined();
  expect(screen.getByText(/1 was reported/)).toBeDefined();
  const row = within(screen.getByRole('row', { name: /unkind\.shut_up/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['2', '4']);
});

test('the report says in one sentence how often the filter was right', async () => {
  open(measured);

  expect(await screen.findByText(/Of 12 texts .* in 28 days, the filter was right about 7\./)).toBeDefined();
});

test('a rule is named by what it finds, as in a case', async () => {
  open(measured);

  expect(await screen.findByRole('rowheader', { name: /Contains unkind words/ })).toBeDefined();
});

test('the texts that were missed are read on demand, each with its case', async () => {
  const texts = [
    { caseId: 'c1', text: 'You old splonk.', at: '2026-11-02T10:00:00.000Z', filterSaid: 'allow', rules: [] },
  ];
  const { calls, me } = open(measured, { 'GET /api/admin/filter/texts': () => ({ texts, unreadable: 2 }) });
  await screen.findByText('Where they disagree');
  expect(calls).toEqual(['GET /api/admin/filter']);

  await me.click(screen.getByRole('button', { name: 'Show what was missed' }));

  expect(await screen.findByText('You old splonk.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the case' }).getAttribute('href')).toBe('/moderation/cases/c1');
  expect(screen.getByText(/2 could not be read/)).toBeDefined();
  expect(calls).toContain('GET /api/admin/filter/texts?which=missed');
});

test('the report says so if there is no text to read', async () => {
  const { me } = open(measured, { 'GET /api/admin/filter/texts': () => ({ texts: [], unreadable: 0 }) });

  await me.click(await screen.findByRole('button', { name: 'Show what was wrongly held' }));

  expect(await screen.findByText('The filter wrongly held no text that is kept.')).toBeDefined();
});

test('the report asks for no texts where filter and staff agree', async () => {
  const agreed = { ...nothing, days: 28, rightlyHeld: 3, rightlyAllowed: 4 };
  open({ ...measured, periods: [{ ...agreed, days: 7 }, agreed] });

  expect(await screen.findByText(/right about 7\./)).toBeDefined();
  expect(screen.queryByText('Where they disagree')).toBeNull();
});

test('the report shows what today’s filter would say', async () => {
  const changed = [
    {
      caseId: '00000001-0000-4000-8000-000000000000',
      text: 'You old splonk.',
      before: 'allow',
      after: 'hold',
      isBetter: true,
    },
  ];
  const { me } = open(measured, {
    'POST /api/admin/filter/rerun': () => ({ read: 9, unreadable: 1, better: 1, worse: 0, changed }),
  });

  await me.click(await screen.findByRole('button', { name: 'See what would change' }));

  expect(await screen.findByText('You old splonk.')).toBeDefined();
  expect(screen.getByText('1 verdict would be right now')).toBeDefined();
  expect(screen.getByText(/Then allowed, now held for review/)).toBeDefined();
  expect(screen.getByText(/9 texts were read\. 1 could not be read/)).toBeDefined();
});

test('a refusal is explained', async () => {
  const { me } = open(measured, { 'POST /api/admin/filter/rerun': () => new Refusal('too_fast') });

  await me.click(await screen.findByRole('button', { name: 'See what would change' }));

  expect(await screen.findByText(/very quick/)).toBeDefined();
});
