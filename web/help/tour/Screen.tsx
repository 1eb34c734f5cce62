import type { ReactNode } from 'react';
import { t } from '../messages/tour/index.ts';

interface ScreenProps {
  /** The line at the top of the small screen. */
  bar: ReactNode;
  children: ReactNode;
}

/** A screen of the app, as large as a phone's, with real parts in it. */
export function Screen({ bar, children }: ScreenProps): ReactNode {
  return (
    <div className="help-tour-stage">
      <section aria-label={t('help.tour.example')} className="help-tour-screen">
        <div className="help-tour-screen-bar">{bar}</div>
        <div className="flex flex-col gap-3 p-3">{children}</div>
      </section>
    </div>
  );
}

/** Something on the screen that a note below explains. */
export function Marked({ by, children }: { by: number; children: ReactNode }): ReactNode {
  return (
    <div className="relative">
      {children}
      <span aria-hidden="true" className="help-tour-mark">
        {by}
      </span>
    </div>
  );
}

/** The first mark of most screens is on their bar. */
export function BarMark(): ReactNode {
  return (
    <span aria-hidden="true" className="help-tour-mark">
      1
    </span>
  );
}

interface Note {
  readonly point: string;
  readonly text: string;
}

export function Notes({ notes }: { notes: readonly Note[] }): ReactNode {
  return (
    <ol className="flex flex-col gap-4">
      {notes.map(({ point, text }, at) => (
        <li key={point} className="flex items-start gap-3">
          <span aria-hidden="true" className="help-tour-number">
            {at + 1}
          </span>
          <p className="min-w-0 flex-1 text-lg leading-snug">
            <b>{point}</b> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
