import type { ReactNode } from 'react';
import { useUser } from '#web/app/session.ts';
import { PointsCard } from '#web/points/PointsCard.tsx';
import { usePoints, useVisibility } from '#web/points/queries.ts';
import { VisibilityCard } from '#web/points/VisibilityCard.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';

/** Who I am here and how far I have come. */
export function MeColumn(): ReactNode {
  const user = useUser();
  const { data: points } = usePoints();
  const { data: visibility } = useVisibility();
  return (
    <>
      <PointsCard points={points}>
        <Avatar emoji={user.avatar.emoji} background={user.avatar.background} size={92} ring />
        <h2 className="mt-2 max-w-full">
          <bdi>{user.displayName}</bdi>
        </h2>
        <p className="max-w-full truncate text-ink-soft text-sm">@{user.username}</p>
      </PointsCard>
      {visibility && <VisibilityCard visibility={visibility} />}
    </>
  );
}
