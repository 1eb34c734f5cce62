import type { ReactNode } from 'react';
import { t } from '#web/app/messages/index.ts';
import { useUser } from '#web/app/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';

/** What a child may want to do about the own account; at most one thing at a time. */
export function Prompts(): ReactNode {
  const user = useUser();
  if (user.isProfileComplete || !user.can.editName) return null;
  return (
    <Callout
      tone="sky"
      emoji="🪄"
      title={t('feed.completeProfile')}
      action={
        <Button to="/profile" tone="sky">
          {t('feed.toProfile')}
        </Button>
      }
    >
      {t('feed.completeProfileHint')}
    </Callout>
  );
}
