import { Component, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/index.ts';
import { usePageTitle } from './page-title.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The path. When it changes, the boundary renders its children again. */
  place: string;
}

interface State {
  brokenAt: string | undefined;
}

/** A bug in one page must not remove the navigation, and one in the navigation must not leave an empty screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { brokenAt: undefined };

  static getDerivedStateFromError(): State {
    return { brokenAt: '' };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { brokenAt }: State): State {
    if (brokenAt === undefined) return { brokenAt };
    return { brokenAt: brokenAt === '' || brokenAt === place ? place : undefined };
  }

  override render(): ReactNode {
    return this.state.brokenAt === undefined ? this.props.children : <BrokenPage />;
  }
}

/** Without a connection the page's files are missing, which is no bug: it loads by itself when the connection is back. */
function BrokenPage(): ReactNode {
  const [isOffline] = useState(() => !navigator.onLine);
  const title = t(isOffline ? 'app.broken.offline' : 'app.broken.title');
  usePageTitle(title);
  useEffect(() => {
    if (!isOffline) return;
    const reload = (): void => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <Page>
      <div role="alert" className="flex flex-col items-center px-4 py-8 text-center">
        <Pip mood={isOffline ? 'sleeping' : 'sorry'} size={200} />
        <h1 className="mt-4">{title}</h1>
        <p className="mt-2 text-ink-soft">{t(isOffline ? 'app.broken.offline.text' : 'app.broken.text')}</p>
        <Button size="large" className="mt-6" onClick={() => location.reload()}>
          {t('app.broken.reload')}
        </Button>
      </div>
    </Page>
  );
}
