import type { ReactNode } from 'react';
import { GrownUpCard } from './GrownUpCard.tsx';
import { InPersonCard } from './InPersonCard.tsx';
import { UnblockCard } from './UnblockCard.tsx';

/** What staff do about families, on the home of staff. */
export function StaffCards(): ReactNode {
  return (
    <>
      <InPersonCard />
      <GrownUpCard />
      <UnblockCard />
    </>
  );
}
