import { useEffect } from 'react';

/** Cards above the part may still be loading, and push it away. */
const SETTLES_MS = 4000;
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Brings the part that the address names into sight, and keeps it there while cards load, until the reader moves. */
export function usePartOfPage(): void {
  useEffect(() => {
    const part = location.hash.slice(1);
    if (part === '') return;
    const show = (): void => document.getElementById(part)?.scrollIntoView();
    const observer = new ResizeObserver(show);
    const timer = setTimeout(stop, SETTLES_MS);
    function stop(): void {
      clearTimeout(timer);
      observer.disconnect();
      for (const move of moves) removeEventListener(move, stop);
    }
    observer.observe(document.body);
    for (const move of moves) addEventListener(move, stop, { passive: true });
    show();
    return stop;
  }, []);
}
