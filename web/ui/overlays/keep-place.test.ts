import { afterEach, expect, test, vi } from 'vitest';
import { keepPlace } from './keep-place.ts';

let onResize = (): void => undefined;

class Observer {
  constructor(callback: () => void) {
    onResize = callback;
  }
  observe(): void {}
  disconnect(): void {}
}

afterEach(() => vi.unstubAllGlobals());

/** A dialog of this height in the middle of a view of 800 px, with 12 px around it. */
function open(height: number): { panel: HTMLElement; growTo: (height: number) => void } {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('innerHeight', 800);
  const layer = document.createElement('div');
  layer.style.paddingBlockStart = '12px';
  const panel = document.createElement('div');
  layer.append(panel);
  document.body.append(layer);
  let now = height;
  Object.defineProperty(panel, 'offsetHeight', { get: () => now });
  Object.defineProperty(panel, 'offsetTop', { get: () => (800 - now) / 2 });
  keepPlace(panel);
  const growTo = (next: number): void => {
    now = next;
    onResize();
  };
  return { panel, growTo };
}

test('a dialog that grows grows downwards', () => {
  const { panel, growTo } = open(400);

  growTo(500);

  expect(panel.style.marginBlock).toBe('188px auto');
});

test('a dialog that would grow out of the view moves up, and no further than the edge', () => {
  const { panel, growTo } = open(400);

  growTo(700);

  expect(panel.style.marginBlock).toBe('76px auto');

  growTo(1200);

  expect(panel.style.marginBlock).toBe('0px auto');
});

test('a dialog that shrinks stays where its top is', () => {
  const { panel, growTo } = open(400);

  growTo(300);

  expect(panel.style.marginBlock).toBe('188px auto');
});

test('a dialog that does not change stays centered by the page itself', () => {
  const { panel, growTo } = open(400);

  growTo(400);

  expect(panel.style.marginBlock).toBe('');
});
