import type { ReactNode } from 'react';

/** Something to celebrate: a new level, a new buddy, a published story. */
export interface Moment {
  /** A moment that is already waiting or shown is not added again. */
  readonly id: string;
  /** Only the highest waiting moment of a group is shown: level 7, and not level 6 before it. */
  readonly group?: { readonly name: string; readonly rank: number } | undefined;
  readonly show: (onClose: () => void) => ReactNode;
  /** Called when it is shown, for example to remember that it need not come again. */
  readonly onShow?: (() => void) | undefined;
}

let waiting: readonly Moment[] = [];
let shown: Moment | undefined;
const listeners = new Set<() => void>();

/** Adds a moment; Moments shows one after another, when the child is not in the middle of something. */
export function celebrate(moment: Moment): void {
  if ([shown, ...waiting].some((other) => other?.id === moment.id)) return;
  const rivals = waiting.filter(({ group }) => group && group.name === moment.group?.name);
  if (rivals.some(({ group }) => (group?.rank ?? 0) > (moment.group?.rank ?? 0))) return;
  change([...waiting.filter((other) => !rivals.includes(other)), moment], shown);
}

export function showNextMoment(): void {
  const [next, ...rest] = waiting;
  if (shown || !next) return;
  next.onShow?.();
  change(rest, next);
}

export function closeMoment(): void {
  change(waiting, undefined);
}

/** For another child on the same device, and for tests. */
export function forgetMoments(): void {
  change([], undefined);
}

export function shownMoment(): Moment | undefined {
  return shown;
}

/** Whether the next moment could be shown, if nothing else is in the way. */
export function isMomentDue(): boolean {
  return !shown && waiting.length > 0;
}

export function onMoments(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(nextWaiting: readonly Moment[], nextShown: Moment | undefined): void {
  waiting = nextWaiting;
  shown = nextShown;
  for (const listener of listeners) listener();
}
