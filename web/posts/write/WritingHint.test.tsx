import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hint } from '#contract/safety/screening.ts';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { helplines } from '#web/safety/comfort/test-helplines.ts';
import { WritingHint } from './WritingHint.tsx';

const asking = 'POST /api/screen';
/** The numbers are asked for, too, but that is no news. */
const numbers = { 'GET /api/helplines': () => helplines };
const answering = (hint: Hint | null) => serve({ [asking]: () => ({ hint }), ...numbers });
const asked = (calls: readonly string[]) => calls.filter((call) => call.startsWith(asking));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the hint while writing', () => {
  it.each([
    ['unkind', 'Would that make someone smile? Try kinder words.'],
    ['private', "Don't write that here. It sounds private."],
    ['phone', "Don't write phone numbers, not even your own."],
    ['help', "You're not alone. Please talk to a grown-up you trust."],
  ] as const)('about what is %s is read aloud, too', async (hint, sentence) => {
    const calls = answering(hint);
    show(<WritingHint text="My words" />);

    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(sentence);
    expect(asked(calls)).toEqual([`${asking} {"text":"My words","context":"post"}`]);
  });

  it('is missing for kind words, and not fetched for two letters', async () => {
    const calls = answering(null);
    show(<WritingHint text="My frog" />);

    await waitFor(() => expect(asked(calls)).toHaveLength(1));

    cleanup();
    show(<WritingHint text="My" />);

    expect(asked(calls).length).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is missing without an error when the server does not answer', async () => {
    const calls = serve({ [asking]: () => new Refusal('too_fast'), ...numbers });
    show(<WritingHint text="My frog" />);

    await waitFor(() => expect(asked(calls)).toHaveLength(1));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('waits until the child stops typing, and disappears when the words are kind again', async () => {
    const calls = serve({
      [asking]: ({ body }) => ({ hint: (body as { text: string }).text.includes('idiot') ? 'unkind' : null }),
      ...numbers,
    });
    const user = show(<Composer />);

    await user.type(screen.getByRole('textbox'), 'you idiot');

    expect(await screen.findByText(/kinder words/, {}, { timeout: 5000 })).toBeTruthy();
    expect(asked(calls)).toHaveLength(1);

    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'you hero');

    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''), { timeout: 5000 });
    expect(asked(calls)).toHaveLength(2);
  });
});

it('shows the helplines when the words sound like trouble, before anything is sent', async () => {
  answering('help');
  show(<WritingHint text="i want to die" />);

  expect(await screen.findByRole('link', { name: 'Call Childline: 1800 66 66 66' })).toBeTruthy();
});

function Composer() {
  const [text, setText] = useState('');
  return (
    <>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <WritingHint text={text} />
    </>
  );
}
