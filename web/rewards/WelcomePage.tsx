import type { ReactNode } from 'react';
import { signInPath } from '#web/app/session/sign-in-path.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { HUB_PATH } from './hub/views.ts';
import { t } from './messages/index.ts';

/** The hub for visitors. */
export function WelcomePage(): ReactNode {
  usePageTitle(t('rewards.title'));
  return (
    <Page>
      <div className="mx-auto flex max-w-120 flex-col items-center px-4 py-8 text-center">
        <Pip mood="happy" size={148} />
        <h1 className="mt-4 text-2xl">{t('rewards.welcome')}</h1>
        <p className="mt-2 text-ink-soft">{t('rewards.welcomeText')}</p>
        <Button className="mt-5" to={signInPath(HUB_PATH, '')}>
          {t('rewards.logIn')}
        </Button>
      </div>
    </Page>
  );
}
