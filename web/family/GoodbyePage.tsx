import type { ReactNode } from 'react';
import { useSignOut } from '#web/app/session/session.ts';
import { Loading } from '#web/app/shell/LoadingPage.tsx';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import type { EndedConsent } from './ended-consent.ts';
import { formatTime } from './format-time.ts';
import { t } from './messages/answers/index.ts';
import { useConsent } from './queries.ts';

/** For a child whose account is about to be erased: what happens, and that it is nobody's fault. */
export function GoodbyePage({ because }: { because: EndedConsent }): ReactNode {
  const { data: own, isPending } = useConsent();
  const end = own?.hasGrownUp === false && because !== 'expired' ? 'stranger' : because;
  const title = t(`family.goodbye.${end}`);
  usePageTitle(title);
  const signOut = useSignOut();
  const until = because !== 'expired' && own?.eraseAt;
  const canStay = end === 'declined' || end === 'revoked';
  if (isPending) return <Loading />;
  return (
    <Page>
      <Card tone="sky" className="flex flex-col items-center text-center">
        <Pip size={148} mood="sorry" />
        <h1 className="mt-3">{title}</h1>
        <p className="mt-3 text-lg">{t(`family.goodbye.${end}.text`)}</p>
        <p className="mt-3">{t('family.goodbye.goes')}</p>
        {until && <p className="mt-3 font-bold">{t('family.goodbye.when', { when: formatTime(until) })}</p>}
        <p className="mt-3">{t(canStay ? 'family.goodbye.undo' : 'family.goodbye.again')}</p>
        <Button size="large" className="mt-6" onClick={() => void signOut()}>
          {t('family.goodbye.leave')}
        </Button>
      </Card>
    </Page>
  );
}
