import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/index.ts';
import { useFriendCode, useRenewCode } from './queries.ts';
import { toastFailure } from './toasts.ts';

/** The own friend code: made only when it is wanted. */
export function FriendCodeCard(): ReactNode {
  const { data } = useFriendCode();
  const { mutate, isPending } = useRenewCode();
  if (!data) return null;
  const { code } = data;
  const renew = (): void =>
    mutate(undefined, {
      onSuccess: () => code && showToast({ title: t('friends.code.renewed'), tone: 'success' }),
      onError: toastFailure,
    });
  return (
    <Card tone="sky">
      <h2>{t('friends.code')}</h2>
      <p className="mt-1 text-ink-soft">{t('friends.code.text')}</p>
      {code && (
        <p className="mt-3 select-all font-bold font-display text-3xl text-tone-deep tracking-widest" dir="ltr">
          {code.slice(0, 4)}-{code.slice(4)}
        </p>
      )}
      <Button look={code ? 'secondary' : 'primary'} className="mt-4" pending={isPending} onClick={renew}>
        {t(code ? 'friends.code.renew' : 'friends.code.make')}
      </Button>
    </Card>
  );
}
