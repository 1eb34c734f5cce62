import { useEffect, useState } from 'react';

/** Leads to the part of the page that the address names, now and whenever that changes; its text may have come only now. */
export function useAnchors(): void {
  useEffect(() => {
    // After the page has announced itself by its heading.
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

/** Which of these parts is being read: the last that has come up to the upper third of the screen. */
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
