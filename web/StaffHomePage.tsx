import type { ReactNode } from 'react';
import { lazyPage } from './app/lazy-page.tsx';
import { StaffHome } from './staff/StaffHome.tsx';

const AdminLink = lazyPage(() => import('./app/session/AdminGate.tsx').then((file) => file.AdminLink));
const FamilyCards = lazyPage(() => import('./family/StaffCards.tsx').then((file) => file.StaffCards));
const ModerationCard = lazyPage(() =>
  import('./safety/moderation/ModerationCard.tsx').then((file) => file.ModerationCard),
);

/** The home of staff, with the parts of other modules. */
export function StaffHomePage(): ReactNode {
  return (
    <StaffHome
      admin={<AdminLink />}
      cards={
        <>
          <ModerationCard />
          <FamilyCards />
        </>
      }
    />
  );
}
