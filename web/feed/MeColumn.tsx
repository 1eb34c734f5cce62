import type { ReactNode } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { OwnVisibilityCard } from '#web/points/OwnVisibilityCard.tsx';
import { PointsCard } from '#web/points/PointsCard.tsx';
import { usePoints } from '#web/points/queries.ts';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';

/** The child's own name, level and reach. */
export function MeColumn(): ReactNode {
  return (
    <>
      <MeCard />
      <OwnVisibilityCard />
    </>
  );
}

export function MeCard(): ReactNode {
  const user = useUser();
  const { data: points } = usePoints();
  return (
    <PointsCard points={points}>
      <Avatar {...user.avatar} size={92} ring />
      <h2 className="mt-2 max-w-full">
        <bdi>{user.displayName}</bdi>
      </h2>
      <p className="max-w-full truncate text-ink-soft text-sm">@{user.username}</p>
    </PointsCard>
  );
}
