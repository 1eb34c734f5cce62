import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { useUpdateUser } from '#web/profiles/queries.ts';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';

/** Whether buddies see when this child is online or typing. */
export function PresenceSwitch({ isPage }: { isPage: boolean }): ReactNode {
  const { showsPresence, hidesPresence = false } = useUser();
  const update = useUpdateUser();
  if (showsPresence === undefined) return null;
  const choose = (isShown: boolean): void =>
    update.mutate(
      { showsPresence: isShown },
      {
        onError: (error) =>
          showToast({ title: t('chat.presence.failed'), description: sentenceFor(error), tone: 'destructive' }),
      },
    );
  return (
    <div
      data-tone="leaf"
      className={cx(
        'px-5 py-2',
        isPage ? 'rounded-card border-2 border-line bg-card sm:px-6' : 'border-line border-t-2',
      )}
    >
      <Switch
        label={t('chat.presence')}
        hint={t(hidesPresence ? 'chat.presence.locked' : 'chat.presence.hint')}
        disabled={hidesPresence}
        checked={showsPresence}
        onChange={(event) => choose(event.target.checked)}
      />
    </div>
  );
}
