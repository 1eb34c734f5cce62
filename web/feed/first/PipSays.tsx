import type { ReactNode } from 'react';
import { Pip, type PipMood } from '#web/ui/pip/Pip.tsx';
import { ReadAloud } from '#web/ui/sound/ReadAloud.tsx';

interface PipSaysProps {
  title: string;
  mood: PipMood;
  /** As tall as two lines from the start, so that what is below stays in place. */
  children: string;
}

/** Pip beside a speech bubble with what is said to the child. */
export function PipSays({ title, mood, children }: PipSaysProps): ReactNode {
  return (
    <div className="flex items-center gap-5">
      <Pip mood={mood} size={112} className="w-20 shrink-0 sm:w-28" />
      <div className="first-bubble relative flex min-w-0 flex-1 items-center gap-2 rounded-card border-2 border-line bg-card px-4 py-3 sm:px-5">
        <div className="min-w-0 flex-1">
          <h2 className="text-xl sm:text-2xl">{title}</h2>
          <p role="status" className="first-words mt-0.5 text-ink-soft">
            {children}
          </p>
        </div>
        <ReadAloud className="-me-2" />
      </div>
    </div>
  );
}
