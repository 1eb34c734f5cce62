import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './record-early-tap.js';
import { replayEarlyTap } from './early-tap.ts';

const page = '<a href="/games">Games</a><button>A frog</button><button>A frog</button><input aria-label="Your guess">';

let clicks: string[];

beforeEach(() => {
  vi.useFakeTimers();
  clicks = [];
  document.body.innerHTML = `<div id="root"><div inert data-rendered>${page}</div></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function tap(element: Element | undefined): void {
  document.elementFromPoint = () => element ?? null;
  dispatchEvent(new MouseEvent('click'));
}

const rendered = () => [...document.querySelectorAll('[data-rendered] *')];

/** The app takes the place of the rendering. */
function start(html = page): void {
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = `<main>${html}</main>`;
  for (const [place, element] of [...root.querySelectorAll('a, button')].entries())
    element.addEventListener('click', (event) => {
      event.preventDefault();
      clicks.push(`${place} ${element.textContent}`);
    });
  replayEarlyTap();
}

test('a tap on what the server rendered is felt at once, and counts when the app is there', () => {
  const [, , second] = rendered();
  tap(second);

  expect(second?.hasAttribute('data-tapped')).toBe(true);
  expect(document.querySelector('[data-rendered]')?.hasAttribute('inert')).toBe(true);

  start();

  expect(clicks).toEqual(['2 A frog']);
});

test('only the last tap counts', () => {
  tap(rendered()[1]);
  tap(rendered()[0]);

  start();

  expect(clicks).toEqual(['0 Games']);
});

test('a tap into a field puts the focus there', () => {
  tap(rendered()[3]);

  start();

  expect(document.activeElement?.getAttribute('aria-label')).toBe('Your guess');
});

test('a tap waits for what comes a little later', () => {
  tap(rendered()[1]);
  start('<p>Loading</p>');

  expect(clicks).toEqual([]);

  const later = document.createElement('button');
  later.textContent = 'A frog';
  later.addEventListener('click', () => clicks.push('later'));
  document.querySelector('main')?.append(later);
  vi.advanceTimersByTime(200);

  expect(clicks).toEqual(['later']);
});

test('a tap is forgotten once the child taps something else, and when it does not come', () => {
  tap(rendered()[1]);
  start('<p>Loading</p>');
  dispatchEvent(new Event('pointerdown'));
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button onclick="">A frog</button>');
  document.querySelector('main button')?.addEventListener('click', () => clicks.push('too late'));

  vi.advanceTimersByTime(10_000);

  expect(clicks).toEqual([]);
});

test('without a tap nothing is tapped', () => {
  tap(undefined);

  start();

  expect(clicks).toEqual([]);
});
