import type { ReactNode } from 'react';
import { InPersonCard } from './InPersonCard.tsx';
import { InviteGrownUpCard } from './InviteGrownUpCard.tsx';
import { UnblockCard } from './UnblockCard.tsx';

/** What staff do about families, on the home of staff. */
export function StaffCards(): ReactNode {
  return (
    <>
      <InPersonCard />
      <InviteGrownUpCard />
      <UnblockCard />
    </>
  );
}
