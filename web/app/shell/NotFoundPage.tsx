import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/index.ts';
import { usePageTitle } from './page-title.ts';

export function NotFoundPage(): ReactNode {
  usePageTitle(t('app.notFound.title'));
  return (
    <Page>
      <div className="flex flex-col items-center px-4 py-8 text-center">
        <Pip mood="thinking" size={200} />
        <h1 className="mt-4">{t('app.notFound.title')}</h1>
        <p className="mt-2 text-balance text-ink-soft">{t('app.notFound.text')}</p>
        <Button to="/" size="large" className="mt-6">
          {t('app.notFound.home')}
        </Button>
      </div>
    </Page>
  );
}
