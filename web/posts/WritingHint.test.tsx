import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hint } from '#contract/safety.ts';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { WritingHint } from './WritingHint.tsx';

const asking = 'POST /api/screen';
const answering = (hint: Hint | null) => serve({ [asking]: () => ({ hint }) });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a word while writing', () => {
  it.each([
    ['kind', 'Would that make somebody smile? Try kinder words.'],
    ['private', 'Better leave that out. Strangers could find you.'],
    ['help', 'You are not alone. Please talk to a grown-up you trust.'],
  ] as const)('about what is %s is read aloud, too', async (hint, sentence) => {
    const calls = answering(hint);
    show(<WritingHint text="My words" />);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(sentence);
    expect(calls).toEqual([`${asking} {"text":"My words","context":"post"}`]);
  });

  it('is not said where all is well, and not asked for two letters', async () => {
    const calls = answering(null);
    show(<WritingHint text="My frog" />);
    await waitFor(() => expect(calls).toHaveLength(1));
    cleanup();
    show(<WritingHint text="My" />);
    expect([calls.length, screen.getByRole('status').textContent]).toEqual([1, '']);
  });

  it('is missing without a complaint when nobody answers', async () => {
    const calls = serve({ [asking]: () => new Refusal('too_fast') });
    show(<WritingHint text="My frog" />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('waits until the words stand still, and goes when they are kind again', async () => {
    const calls = serve({
      [asking]: ({ body }) => ({ hint: (body as { text: string }).text.includes('idiot') ? 'kind' : null }),
    });
    const user = show(<Composer />);
    await user.type(screen.getByRole('textbox'), 'you idiot');
    expect(await screen.findByText(/kinder words/, {}, { timeout: 5000 })).toBeTruthy();
    expect(calls).toHaveLength(1);
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'you hero');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''), { timeout: 5000 });
    expect(calls).toHaveLength(2);
  });
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
