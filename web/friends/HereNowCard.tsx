import type { ReactNode } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChatButton } from './ChatButton.tsx';
import { ChildRow } from './ChildRow.tsx';
import { t } from './messages/index.ts';
import { useFriends } from './queries.ts';

const SHOWN_FRIENDS = 5;

/** The buddies who are here and show it, each with the way to their page and to a chat. */
export function HereNowCard(): ReactNode {
  const { can } = useUser();
  const { data } = useFriends(can.meetOthers);
  if (!data) return null;
  const here = data.friends.filter(({ isOnline }) => isOnline).slice(0, SHOWN_FRIENDS);
  return (
    <Card tone="leaf">
      <h2>{t('friends.hereNow')}</h2>
      {here.length === 0 ? (
        <p className="mt-1 text-ink-soft">
          {t(data.friends.length === 0 ? 'friends.hereNow.noBuddies' : 'friends.hereNow.none')}
        </p>
      ) : (
        <ul className="mt-4 ruled">
          {here.map((friend) => (
            <ChildRow
              key={friend.id}
              child={friend}
              isOnline
              icons={<ChatButton id={friend.id} name={friend.displayName} />}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
