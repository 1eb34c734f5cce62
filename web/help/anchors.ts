import { useEffect, useState } from 'react';

/** Scrolls to the anchor of the address, now and whenever it changes; the text may have loaded later than the page. */
export function useAnchors(): void {
  useEffect(() => {
    // After the page has focused its heading.
    const soon = requestAnimationFrame(goToAnchor);
    addEventListener('hashchange', goToAnchor);
    return () => {
      cancelAnimationFrame(soon);
      removeEventListener('hashchange', goToAnchor);
    };
  }, []);
}

function goToAnchor(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!place) return;
  if (place instanceof HTMLDetailsElement) place.open = true;
  const target = place instanceof HTMLDetailsElement ? place.querySelector('summary') : place;
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  place.scrollIntoView();
}

/** The section being read: the last one that has reached the upper third of the screen. */
export function useReadPart(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const look = (): void => {
      const passed = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1e9) < innerHeight / 3,
      );
      setRead(passed.at(-1));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return read;
}
