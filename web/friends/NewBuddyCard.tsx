import type { ReactNode } from 'react';
import { useEntrance } from '#web/app/moments/entrance.ts';
import { MomentCard } from '#web/app/moments/MomentCard.tsx';
import { useSession } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';

export interface NewBuddy {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: { readonly emoji: string; readonly background: string };
}

interface NewBuddyCardProps {
  buddy: NewBuddy;
  onClose: () => void;
}

const hopFrom = (x: number): Keyframe[] => [
  { transform: `translateX(${x}px)` },
  { transform: 'translateX(0) scale(1.12)', offset: 0.45 },
  { transform: 'translateY(-8px)', offset: 0.7 },
  { transform: 'none' },
];
const fromStart = hopFrom(-26);
const fromEnd = hopFrom(26);

/** The two hop towards each other, and Pip is glad. */
export function NewBuddyCard({ buddy, onClose }: NewBuddyCardProps): ReactNode {
  const { id, displayName: name, avatar } = buddy;
  const { user } = useSession();
  const one = useEntrance<HTMLSpanElement>(fromStart);
  const other = useEntrance<HTMLSpanElement>(fromEnd);

  return (
    <MomentCard
      tone="leaf"
      sound="popup"
      title={t('friends.nowBuddies', { name })}
      onClose={onClose}
      picture={
        <span className="relative flex pb-5">
          <span ref={one}>
            <Avatar {...user?.avatar} size={44} />
          </span>
          <span ref={other} className="-ms-2.5">
            <Avatar {...avatar} size={44} />
          </span>
          <span className="absolute inset-x-0 bottom-0 flex justify-center">
            <Pip size={30} />
          </span>
        </span>
      }
      action={
        <Button look="secondary" to={`/user/${id}`} onClick={onClose}>
          {t('friends.nowBuddies.visit')}
        </Button>
      }
    />
  );
}
