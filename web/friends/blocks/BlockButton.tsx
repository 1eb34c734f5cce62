import { type ReactNode, useState } from 'react';
import type { PublicProfile } from '#contract/friends.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/index.ts';
import { BlockDialog } from './BlockDialog.tsx';

export function BlockButton({ profile }: { profile: PublicProfile }): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        aria-label={t('friends.blockOf', { name: profile.displayName })}
        onClick={() => setIsAsking(true)}
      >
        {t('friends.block')}
      </Button>
      <BlockDialog child={profile} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
