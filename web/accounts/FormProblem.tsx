import { type ReactNode, useEffect, useRef } from 'react';
import { Callout } from '#web/ui/feedback/Callout.tsx';

/** What went wrong with a form as a whole, read aloud as it appears. Below the button that was pressed, which stays in place. */
export function FormProblem({ children }: { children: string | undefined }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  if (children === undefined) return null;
  return (
    <div ref={box} role="alert" className="accounts-problem">
      <Callout tone="lotus" emoji="🐸">
        {children}
      </Callout>
    </div>
  );
}
