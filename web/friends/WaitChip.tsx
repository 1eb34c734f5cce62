import type { ReactNode } from 'react';
import type { FriendRequest } from '#contract/friends.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from './messages/index.ts';

/** What a request waits for. */
export function WaitChip({ request: { status, waitsForOwn } }: { request: FriendRequest }): ReactNode {
  if (status === 'refused') return <Chip tone="quiet">{t('friends.refused')}</Chip>;
  const words = status === 'pending' ? 'friends.waitsThem' : waitsForOwn ? 'friends.waitsOwn' : 'friends.waitsOther';
  return (
    <Chip tone="sun">
      <Emoji of="⏳" /> {t(words)}
    </Chip>
  );
}
