import type { ReactNode } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/closed/index.ts';
import { type Closed, useReopening } from './closed.ts';
import { openingSentence } from './opening.ts';
import './closed.css';

/** Replaces a page while Lilypad is closed to the child: why, until when, and what still works. */
export function ClosedPage({ closed }: { closed: Closed }): ReactNode {
  const { because } = closed;
  usePageTitle(t(`family.closed.${because}`));
  useReopening(closed);
  return (
    <Page>
      <div className="family-night flex flex-col items-center gap-3 rounded-card px-6 pt-10 pb-9 text-center sm:px-10">
        <Pip mood="sleeping" size={168} />
        <h1>{t(`family.closed.${because}`)}</h1>
        <p>{t(`family.closed.${because}.text`)}</p>
        <p role="status" className="family-night-opens mt-1 rounded-card px-5 py-3 font-bold font-display text-xl">
          {openingSentence(closed, new Date())}
        </p>
        <p className="family-night-soft">{t('family.closed.kept')}</p>
      </div>
      <StillOpen />
    </Page>
  );
}

function StillOpen(): ReactNode {
  const user = useUser();
  const isOwnChoice = user.parentalConsentStatus === 'not_needed';
  return (
    <Card>
      <h2>{t('family.closed.works')}</h2>
      {isOwnChoice && <p className="mt-2 text-ink-soft">{t('family.closed.opens.own')}</p>}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button to="/settings" look="secondary" wide>
          <Emoji of="⚙️" />
          {t(isOwnChoice ? 'family.closed.times' : 'family.closed.settings')}
        </Button>
        {!isOwnChoice && (
          <Button to="/settings#grown-ups" look="secondary" wide className="px-3!">
            <Emoji of="👀" />
            {t('family.closed.parentView')}
          </Button>
        )}
        <Button to="/help" look="secondary" wide>
          <Emoji of="🛟" />
          {t('family.closed.help')}
        </Button>
        <Button to="/contact" look="secondary" wide>
          <Emoji of="💬" />
          {t('family.closed.talk')}
        </Button>
      </div>
    </Card>
  );
}
