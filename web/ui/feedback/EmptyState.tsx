import type { ReactNode } from 'react';
import { Pip, type PipMood } from '../pip/Pip.tsx';
import { cx } from '../style/cx.ts';

interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  mood?: PipMood | undefined;
  /** Instead of Pip, with about 96 px in a small one and 148 px otherwise. */
  picture?: ReactNode;
  /** For places with little room, such as above a keyboard or a picker. */
  small?: boolean | undefined;
  className?: string | undefined;
}

/** For nothing here, nothing found, no network and not allowed: says what happened and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  mood = 'thinking',
  picture,
  small = false,
  className,
}: EmptyStateProps): ReactNode {
  return (
    <div
      className={cx(
        'mx-auto flex max-w-120 flex-col items-center px-4 text-center',
        small ? 'py-2' : 'py-8',
        className,
      )}
    >
      {picture ?? <Pip mood={mood} size={small ? 96 : 148} />}
      <h2 className={small ? 'mt-2' : 'mt-4'}>{title}</h2>
      {children !== undefined && <div className="mt-2 text-balance text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
