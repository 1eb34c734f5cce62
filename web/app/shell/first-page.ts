import { type ReactNode, use } from 'react';

let first: Promise<void> | undefined;
let end: (() => void) | undefined;

/** Keeps the server's rendering until the first page is complete. Both have the same layout, so nothing moves. */
export function delayFirstPage(maxMs: number): void {
  first = new Promise((resolve) => {
    end = resolve;
  });
  setTimeout(releaseFirstPage, maxMs);
}

export function releaseFirstPage(): void {
  first = undefined;
  end?.();
}

/** A fallback that is not shown before the first page. */
export function UntilFirstPage({ children }: { children?: ReactNode }): ReactNode {
  if (first !== undefined) use(first);
  return children;
}
