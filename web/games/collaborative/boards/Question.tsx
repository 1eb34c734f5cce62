import type { ReactNode } from 'react';
import { useFreeFocus } from './use-free-focus.ts';
import { useInView } from './use-in-view.ts';

/** What all players are asked now, right above where they answer. Give each question a key of its own: a new one takes the focus. */
export function Question({ children }: { children: string }): ReactNode {
  const heading = useInView(children);
  useFreeFocus(heading);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-balance text-center">
      {children}
    </h2>
  );
}
