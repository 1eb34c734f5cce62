import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/own-password/index.ts';

/** Few open it, and it brings the sentences of signing up. */
const ChangeForm = lazyPage(() => import('./ChangeForm.tsx').then((file) => file.ChangeForm));

/** A member of staff changes their password. The form opens on demand. */
export function PasswordCard(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (): void => {
    setIsOpen(false);
    heading.current?.focus();
  };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {t('accounts.ownPassword')}
      </h2>
      <p className="text-ink-soft">{t('accounts.ownPassword.text')}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={6} className="mt-4" />}>
          <ChangeForm onClose={close} />
        </Suspense>
      ) : (
        <Button look="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
          {t('accounts.ownPassword.change')}
        </Button>
      )}
    </Card>
  );
}
