import type { ReactNode } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { ConsentCard } from '#web/family/ConsentCard.tsx';
import { NewNoticeCard } from '#web/family/NewNoticeCard.tsx';
import { useConsent } from '#web/family/queries.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from './messages/index.ts';

export type Prompt = 'consent' | 'newNotice' | 'profile';

/** What the child should do about their account: at most one prompt at a time. */
export function usePrompt(): Prompt | undefined {
  const { parentalConsentStatus, isProfileComplete, can } = useUser();
  const { data: own } = useConsent(parentalConsentStatus === 'granted');
  if (parentalConsentStatus === 'pending') return 'consent';
  if (own?.isPaused) return 'newNotice';
  return !isProfileComplete && can.editName ? 'profile' : undefined;
}

export function PromptCard({ prompt }: { prompt: Prompt }): ReactNode {
  switch (prompt) {
    case 'consent':
      return <ConsentCard />;
    case 'newNotice':
      return <NewNoticeCard />;
    case 'profile':
      return <CompleteProfile />;
  }
}

function CompleteProfile(): ReactNode {
  return (
    <Callout
      tone="sky"
      emoji="🪄"
      title={t('feed.completeProfile')}
      action={
        <Button to="/profile?edit" tone="sky">
          {t('feed.toProfile')}
        </Button>
      }
    >
      {t('feed.completeProfileHint')}
    </Callout>
  );
}
