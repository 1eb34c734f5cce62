import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Field } from '../controls/Field.tsx';
import { Callout } from '../feedback/Callout.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { ReadAloud, ReadAloudWords } from './ReadAloud.tsx';

const speak = vi.fn<(words: { text: string; voice?: { name: string } }) => void>();
const cancel = vi.fn();
const words = { start: 'Read to me', stop: 'Stop reading' };
const inDevice = { name: 'Ada', lang: 'en', localService: true };
const inCloud = { name: 'Cloud', lang: 'en', localService: false };

beforeEach(() => {
  document.documentElement.lang = 'en';
  stubVoices(inCloud, inDevice);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function stubVoices(...voices: { name: string; lang: string; localService: boolean }[]): void {
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    speak,
    cancel,
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
}

function show(part: ReactNode): void {
  render(<ReadAloudWords value={words}>{part}</ReadAloudWords>);
}

const press = async (name = 'Read to me') => userEvent.click(await screen.findByRole('button', { name }));
const heard = () => speak.mock.lastCall?.[0].text;

const step = (
  <form>
    <h2>
      <span className="sr-only">Step 2 of 3: </span>Your pond name
    </h2>
    <ReadAloud />
    <Field label="Username" hint="Make one up." error="Someone already has that name." />
    <select aria-label="Month">
      <option>March</option>
    </select>
    <p aria-hidden="true">🐸 hidden</p>
    <button type="submit">Next</button>
  </form>
);

test('a form is read with its labels, its error and its buttons', async () => {
  show(step);

  await press();

  expect(heard()).toBe(
    'Step 2 of 3: Your pond name. Username. Someone already has that name. Make one up. Month. Next.',
  );
});

test('only voices of the device itself read aloud', async () => {
  show(step);

  await press();

  expect(speak.mock.lastCall?.[0].voice?.name).toBe('Ada');
});

test('a device without a voice of its own shows no button', async () => {
  await import('./ReadAloudButton.tsx');
  stubVoices(inCloud);

  show(step);

  expect(screen.queryByRole('button', { name: 'Read to me' })).toBeNull();
});

test('a page that children do not use has no button', () => {
  render(<ReadAloudWords value={undefined}>{step}</ReadAloudWords>);

  expect(screen.queryByRole('button', { name: 'Read to me' })).toBeNull();
});

test('a second press stops', async () => {
  show(step);
  await press();
  cancel.mockClear();

  await press('Stop reading');

  expect(cancel).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Read to me' })).toBeTruthy();
});

test('a dialog reads itself', async () => {
  show(
    <Dialog open onClose={() => undefined} title="Delete this story?" description="It is gone then." closeLabel="Close">
      <button type="button">Delete it</button>
    </Dialog>,
  );

  await press();

  expect(heard()).toBe('Delete this story? It is gone then. Delete it.');
});

test('a callout reads itself, and not the form around it', async () => {
  show(
    <form>
      <p>The form</p>
      <Callout title="Your code is waiting">We sent it to a grown-up</Callout>
    </form>,
  );

  await press();

  expect(heard()).toBe('Your code is waiting. We sent it to a grown-up.');
});

describe('on a long page', () => {
  /** As if the screen ended above the last part. */
  function showPage(): void {
    show(
      <>
        <header>
          <ReadAloud />
        </header>
        <main>
          <h1>My settings</h1>
          <details>
            <summary>Can I hide?</summary>
            <p>The answer that nobody has opened</p>
          </details>
          <p data-testid="below">Far below</p>
        </main>
      </>,
    );
    const below = { top: innerHeight + 1, bottom: innerHeight + 100 } as DOMRect;
    screen.getByTestId('below').getBoundingClientRect = () => below;
  }

  test('the visible part is read, wherever the button is', async () => {
    showPage();

    await press();

    expect(heard()).toBe('My settings. Can I hide?');
  });
});

test('chips that stand beside each other are read with a pause, and a name that may wrap as one word', async () => {
  const box = { display: 'inline-flex' };
  show(
    <section>
      <ReadAloud />
      <p>
        @hopscotch_
        <wbr />7
      </p>
      <p>
        <span style={box}>6 years old</span>
        <span style={box}>
          Favorite color: <b>pink</b>
        </span>
        <span style={box}>Is it so?</span>
        <span style={box}>Here since May</span>
      </p>
    </section>,
  );

  await press();

  expect(heard()).toBe('@hopscotch_7. 6 years old, Favorite color: pink, Is it so? Here since May.');
});
