import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/index.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The path. When it changes, the boundary renders its children again. */
  place: string;
}

interface State {
  brokenAt: string | undefined;
}

/** A bug in one page must not remove the navigation. */
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

function BrokenPage(): ReactNode {
  return (
    <Page>
      <div role="alert" className="flex flex-col items-center px-4 py-8 text-center">
        <Pip mood="sorry" size={200} />
        <h1 className="mt-4">{t('app.broken.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('app.broken.text')}</p>
        <Button size="large" className="mt-6" onClick={() => location.reload()}>
          {t('app.broken.reload')}
        </Button>
      </div>
    </Page>
  );
}
