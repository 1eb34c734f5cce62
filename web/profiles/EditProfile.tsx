import { type ReactNode, useEffect } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { AboutCard } from './AboutCard.tsx';
import { ColorCard } from './ColorCard.tsx';
import { t } from './messages/index.ts';
import { OwnCard } from './OwnCard.tsx';

/** The forms that change the profile; on a wide screen beside the card as it will look. */
export function EditProfile(): ReactNode {
  const user = useUser();
  // The address has no new path, so nothing else scrolls.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <div className="profiles-self min-w-0 max-wide:hidden">
        <OwnCard user={user} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <div className="wide:hidden">
          <Button look="ghost" to="/profile" className="-ms-4">
            <span aria-hidden="true" className="rtl:-scale-x-100">
              ←
            </span>
            {t('profiles.settings.back')}
          </Button>
          <h1>{t('profiles.edit.title')}</h1>
        </div>
        <AboutCard user={user} />
        <ColorCard user={user} />
        <Button to="/profile" size="large" className="self-start max-sm:w-full">
          {t('profiles.edit.done')}
        </Button>
      </div>
    </>
  );
}
