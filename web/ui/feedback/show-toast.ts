/** A short message on the screen. One at a time: a new one replaces the one before. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: 'success' | 'neutral' | 'destructive' | undefined;
  /** In ms; 5000 by default. */
  duration?: number | undefined;
  emoji?: string | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Works from anywhere, outside of React too; Toasts must be on the page. */
export function showToast(message: ToastMessage): void {
  count += 1;
  change({ ...message, id: count });
}

export function closeToast(): void {
  change(undefined);
}

export function shownToast(): ShownToast | undefined {
  return shown;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
