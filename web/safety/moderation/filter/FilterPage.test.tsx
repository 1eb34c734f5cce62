import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { FilterPage } from './FilterPage.tsx';

const first = '00000001-0000-4000-8000-000000000000';

function open(answers: Answers): string[] {
  const calls = serve(answers);
  show(<FilterPage />);
  return calls;
}
const sent = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the filter trial', () => {
  const verdict = { decision: 'refuse', severity: 3, version: 'filter-7', findings: [], week: null };

  it('shows what the filter does with a text', async () => {
    const calls = open({ 'POST /api/moderation/filter/try': () => verdict });
    fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'hello frog' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));

    expect(await screen.findByText('Result: refused, severity 3 (filter version 7)')).toBeDefined();
    expect(sent(calls)).toEqual(['POST /api/moderation/filter/try {"text":"hello frog"}']);
  });

  it('shows what a word would have changed last week', async () => {
    const week = {
      read: 40,
      changed: [{ caseId: first, text: 'glorp!', before: { decision: 'allow' }, after: { decision: 'hold' } }],
    };
    const calls = open({ 'POST /api/moderation/filter/try': () => ({ ...verdict, week }) });
    fireEvent.change(await screen.findByLabelText('A word to try'), { target: { value: 'glorp' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Allow this word' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));

    expect(await screen.findByText('allowed becomes held for review')).toBeDefined();
    expect(screen.getByText('1 text of the last week would change. 40 were read.')).toBeDefined();
    expect(sent(calls)).toEqual([
      'POST /api/moderation/filter/try {"text":"","proposal":{"change":"allow","word":"glorp"}}',
    ]);
  });

  it('says when it finds nothing', async () => {
    open({ 'POST /api/moderation/filter/try': () => ({ ...verdict, decision: 'allow' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Try it' }));

    expect(await screen.findByText('No findings.')).toBeDefined();
  });

  it('explains a refusal', async () => {
    open({ 'POST /api/moderation/filter/try': () => new Refusal('too_fast') });
    fireEvent.click(await screen.findByRole('button', { name: 'Try it' }));

    expect(await screen.findByText(/very quick/)).toBeDefined();
  });
});
