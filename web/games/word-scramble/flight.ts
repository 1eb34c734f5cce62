import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionAllowed } from '#web/ui/style/appearance.ts';

const FLIGHT_MS = 240;
export const SHAKE_MS = 420;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Animates each tile with `data-tile` from its old place to its new one. */
export function useFlight(board: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, Place>());
  useLayoutEffect(() => {
    const before = places.current;
    places.current = new Map();
    const origin = board.current?.getBoundingClientRect();
    if (!origin) return;
    for (const tile of board.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? []) {
      const { left, top } = tile.getBoundingClientRect();
      const to = { x: left - origin.left, y: top - origin.top };
      const from = before.get(tile.dataset['tile'] ?? '');
      places.current.set(tile.dataset['tile'] ?? '', to);
      if (from && (from.x !== to.x || from.y !== to.y) && motionAllowed()) fly(tile, from, to);
    }
  });
}

function fly(tile: HTMLElement, from: Place, to: Place): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  tile.animate?.(
    [
      { transform: start, zIndex: 1 },
      { transform: 'none', zIndex: 1 },
    ],
    {
      duration: FLIGHT_MS,
      easing: 'cubic-bezier(.3,1.25,.5,1)',
    },
  );
}

/** Shakes the word, like a head that says no. */
export function shake(row: Element | null | undefined): void {
  const steps = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (motionAllowed()) row?.animate?.(steps, { duration: SHAKE_MS, easing: 'ease-out' });
}
