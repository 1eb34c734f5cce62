import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

/** A chapter of the page of parts; the index leads here. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section id={anchor(title)} aria-labelledby={`${anchor(title)}-title`} className="scroll-mt-28">
      <h2 id={`${anchor(title)}-title`} className="mb-4 text-2xl!">
        {title}
      </h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}

export function anchor(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, '-');
}

interface RowProps {
  title: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Samples of one thing, side by side as far as they fit. */
export function Row({ title, children, className }: RowProps): ReactNode {
  return (
    <div>
      <h3 className="mb-2">{title}</h3>
      <div className={cx('flex flex-wrap items-start gap-x-6 gap-y-4', className)}>{children}</div>
    </div>
  );
}

/** Fields and cards in as many columns as fit. */
export function Columns({ children }: { children: ReactNode }): ReactNode {
  return <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-6">{children}</div>;
}

interface SampleProps {
  /** What state it is in. */
  of: string;
  pretend?: 'hover' | 'focus' | 'press' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Sample({ of: state, pretend, children, className }: SampleProps): ReactNode {
  return (
    <figure className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div data-pretend={pretend}>{children}</div>
      <figcaption className="font-display text-ink-soft text-label">{state}</figcaption>
    </figure>
  );
}
