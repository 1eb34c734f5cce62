import type { KeyboardEvent } from 'react';

/** Arrow keys move between the buttons of a grid. Tab leaves it. */
export function moveFocus(event: KeyboardEvent, grid: HTMLElement | null): void {
  if (!grid) return;
  const columns = countColumns(grid);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const distance = steps[event.key];
  if (distance === undefined) return;
  const buttons = [...grid.querySelectorAll<HTMLElement>('button')];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + distance];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A small screen with large text shows fewer columns than the game has. */
function countColumns(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}
