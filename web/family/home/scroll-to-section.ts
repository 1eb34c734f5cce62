import { useEffect } from 'react';

/** Cards above it may still be loading and push it away. */
const SETTLES_MS = 4000;
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to the section named in the address, and keeps it in view while cards load, until the reader scrolls. */
export function useScrollToSection(): void {
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
