import type { KeyboardEvent } from 'react';

/** Up, Down, Home and End move between rows; Tab reaches the other controls of a row. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')];
  const here = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key];
  const row = target === undefined ? undefined : rows[target];
  if (!row) return;
  event.preventDefault();
  row.focus();
}
