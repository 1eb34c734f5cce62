import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/index.ts';
import { usePageTitle } from '../shell/page-title.ts';

/** `signIn`: where a visitor signs in and comes back from. */
export function AccessDenied({ signIn }: { signIn: string | undefined }): ReactNode {
  usePageTitle(t('app.denied'));
  return (
    <Page>
      <div className="mx-auto flex max-w-120 flex-col items-center px-4 py-8 text-center">
        <Pip mood="sleeping" size={148} />
        <h1 className="mt-4">{t('app.denied')}</h1>
        <p className="mt-2 text-ink-soft">{t(signIn ? 'app.denied.signIn' : 'app.denied.notForYou')}</p>
        <Button className="mt-5" to={signIn ?? '/'}>
          {t(signIn ? 'app.denied.toSignIn' : 'app.notFound.home')}
        </Button>
      </div>
    </Page>
  );
}
