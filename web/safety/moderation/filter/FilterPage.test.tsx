import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { type Answers, Refusal, serve } from '#web/app/test-page.tsx';
import { FilterPage } from './FilterPage.tsx';

const first = '00000001-0000-4000-8000-000000000000';

function open(answers: Answers, role: 'moderator' | 'admin' = 'admin'): string[] {
  const calls = serve({ 'GET /api/moderation/filter/words': () => ({ words: [] }), ...answers });
  const client = createQueryClient();
  client.setQueryData(userKey, { kind: 'staff', username: 'ines', role } as unknown as User);
  render(
    <QueryClientProvider client={client}>
      <FilterPage />
    </QueryClientProvider>,
  );
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
      changes: 31,
      changed: [{ caseId: first, text: 'glorp!', before: { decision: 'allow' }, after: { decision: 'hold' } }],
    };
    const calls = open({ 'POST /api/moderation/filter/try': () => ({ ...verdict, week }) });
    fireEvent.change(await screen.findByLabelText('A word to try'), { target: { value: 'glorp' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Allow this word' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));

    expect(await screen.findByText('allowed becomes held for review')).toBeDefined();
    expect(screen.queryByText(/^Result/)).toBeNull();
    expect(screen.getByText('The first one:')).toBeDefined();
    expect(screen.getByText('31 texts of the last week would change. 40 were read.')).toBeDefined();
    expect(sent(calls)).toEqual([
      'POST /api/moderation/filter/try {"text":"","proposal":{"change":"allow","word":"glorp"}}',
    ]);
  });

  it('says when it finds nothing', async () => {
    open({ 'POST /api/moderation/filter/try': () => ({ ...verdict, decision: 'allow' }) });
    fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'hello frog' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));

    expect(await screen.findByText('No findings.')).toBeDefined();
  });

  it('needs a text or a word', async () => {
    const calls = open({ 'POST /api/moderation/filter/try': () => verdict });
    fireEvent.click(await screen.findByRole('button', { name: 'Try it' }));

    expect(screen.getByText('Please write a text, or a word to try.')).toBeDefined();
    expect(sent(calls)).toEqual([]);
  });

  it('explains a refusal', async () => {
    open({ 'POST /api/moderation/filter/try': () => new Refusal('too_fast') });
    fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'hello frog' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));

    expect(await screen.findByText(/very quick/)).toBeDefined();
  });
});

describe('a tried word', () => {
  const verdict = {
    decision: 'hold',
    severity: 2,
    version: 'filter-8',
    findings: [],
    week: { read: 0, changes: 0, changed: [] },
  };

  async function tryWord(change: 'Block this word' | 'Allow this word'): Promise<void> {
    fireEvent.change(await screen.findByLabelText('A word to try'), { target: { value: 'glorp' } });
    fireEvent.click(screen.getByRole('radio', { name: change }));
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
  }

  it('can be put on the list with a button', async () => {
    const words: object[] = [];
    const calls = open({
      'POST /api/moderation/filter/try': () => verdict,
      'GET /api/moderation/filter/words': () => ({ words }),
      'PUT /api/moderation/filter/words': () => {
        words.push({ id: first, word: 'glorp', change: 'add', by: 'ines', at: '2026-11-18T15:00:00.000Z' });
      },
    });
    await tryWord('Block this word');

    fireEvent.click(await screen.findByRole('button', { name: 'Block “glorp” from now on' }));

    expect(await screen.findByText('“glorp” is blocked now.')).toBeDefined();
    expect(await screen.findByText('blocked')).toBeDefined();
    expect(calls).toContain('PUT /api/moderation/filter/words {"word":"glorp","change":"add"}');
  });

  it('can only be allowed by admins', async () => {
    open({ 'POST /api/moderation/filter/try': () => verdict }, 'moderator');

    await tryWord('Allow this word');

    expect(await screen.findByText('Only admins can allow a word. Please ask one.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /from now on/ })).toBeNull();
  });

  it('can be removed from the list by an admin', async () => {
    const calls = open({
      'GET /api/moderation/filter/words': () => ({
        words: [{ id: first, word: 'glorp', change: 'add', by: null, at: '2026-11-18T15:00:00.000Z' }],
      }),
      [`DELETE /api/moderation/filter/words/${first}`]: () => undefined,
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Remove glorp' }));

    await waitFor(() => expect(calls).toContain(`DELETE /api/moderation/filter/words/${first}`));
  });
});
