import type { ReactNode } from 'react';
import { signInPath } from '#web/app/session/sign-in-path.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';

/** For visitors. */
export function ChatSignIn(): ReactNode {
  usePageTitle(t('chat.signedOut'));
  return (
    <Page>
      <div className="mx-auto flex max-w-120 flex-col items-center px-4 py-8 text-center">
        <Pip mood="happy" size={148} />
        <h1 className="mt-4 text-2xl">{t('chat.signedOut')}</h1>
        <Button tone="sky" className="mt-5" to={signInPath('/chat', '')}>
          {t('chat.signIn')}
        </Button>
      </div>
    </Page>
  );
}
