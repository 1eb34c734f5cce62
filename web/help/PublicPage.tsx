import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Pip, type PipMood } from '#web/ui/pip/Pip.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { PageBackdrop } from './PageBackdrop.tsx';
import './help.css';

interface PublicPageProps {
  /** In the browser's tab. */
  name: string;
  title: string;
  lead: string;
  mood?: PipMood | undefined;
  /** Beside the lead, on the sky: a search. */
  head?: ReactNode;
  children: ReactNode;
}

/** A page that everybody may read: the sky above the pond with Pip at the water, and the page on its shore. */
export function PublicPage({ name, title, lead, mood = 'happy', head, children }: PublicPageProps): ReactNode {
  usePageTitle(name);
  return (
    <main id="main" tabIndex={-1}>
      <div className="relative isolate overflow-hidden bg-air">
        <PageBackdrop />
        <div className={cx('help-head mx-auto flex max-w-320 px-4 wide:px-10', head !== undefined && 'help-head-tall')}>
          <div className="help-words min-w-0 self-start">
            <h1>{title}</h1>
            <p className="help-lead max-w-160 text-balance text-ink-soft">{lead}</p>
            {head}
          </div>
          <Pip size={220} mood={mood} className="help-pip h-auto shrink-0" />
        </div>
      </div>
      <div className="help-page mx-auto max-w-320 px-4 wide:px-10">{children}</div>
    </main>
  );
}
