import type { ReactNode } from 'react';
import type { OwnChild } from '#contract/family.ts';
import { BuddiesCard } from './chat/parents/BuddiesCard.tsx';
import { OpenFormNote } from './family/controls/OpenFormNote.tsx';
import { PauseButton } from './family/controls/PauseButton.tsx';
import { ScopesCard } from './family/controls/ScopesCard.tsx';
import { TimeCard } from './family/controls/TimeCard.tsx';
import { DataCard } from './family/data/DataCard.tsx';
import { LeavingNote } from './family/data/LeavingNote.tsx';
import { GrownUpsCard } from './family/grown-ups/GrownUpsCard.tsx';
import { isEnding } from './family/home/ChildChips.tsx';
import { FamilyPage } from './family/home/FamilyPage.tsx';
import { useFirstLoad } from './family/home/first-load.ts';
import { SuspensionNote } from './family/home/SuspensionNote.tsx';
import { useScrollToSection } from './family/home/scroll-to-section.ts';
import { t } from './family/messages/home/index.ts';
import { WeekCard } from './family/week/WeekCard.tsx';
import { BuddyRuleChoice } from './friends/parents/BuddyRuleChoice.tsx';
import { WaitingBadge, WaitingCard } from './friends/parents/WaitingCard.tsx';
import { Skeleton } from './ui/feedback/Skeleton.tsx';
import { Card } from './ui/layout/Card.tsx';
import { useMedia } from './ui/layout/use-media.ts';

/** What a parent sees of one child, with cards of other modules. */
export function FamilyHomePage(): ReactNode {
  return (
    <FamilyPage
      badge={(child) => <WaitingBadge childId={child.id} />}
      aside={(child) => !isEnding(child) && <PauseButton childId={child.id} childName={child.firstName} />}
    >
      {(child) => <Cards key={child.id} child={child} />}
    </FamilyPage>
  );
}

function Scopes({ childId, childName }: { childId: string; childName: string }): ReactNode {
  const underBuddies = <BuddyRuleChoice childId={childId} childName={childName} />;
  return <ScopesCard childId={childId} childName={childName} underBuddies={underBuddies} />;
}

/** The last row takes what other columns are longer than the first, whose cards so stay close together. */
const columns = 'grid grid-cols-1 gap-x-5 min-[44rem]:grid-cols-2 min-[44rem]:grid-rows-[auto_auto_1fr]';
const stack = 'flex min-w-0 flex-col gap-5 pb-5';
const secondOfTwo = 'min-[44rem]:col-start-2 min-[44rem]:row-span-3 min-[44rem]:row-start-1';
const secondOfThree = 'min-[64rem]:col-start-2 min-[64rem]:row-span-3 min-[64rem]:row-start-1';
const lastOfThree = 'min-[64rem]:col-start-3 min-[64rem]:row-span-3 min-[64rem]:row-start-1';

/** CSS decides on the columns. The cards stand in the order in which eyes go down each of them, so that Tab follows. */
function useColumns(): 1 | 2 | 3 {
  const isTwo = useMedia('(min-width: 44rem)');
  const isThree = useMedia('(min-width: 64rem)');
  return isThree ? 3 : isTwo ? 2 : 1;
}

/** Every card has its own queries, skeleton and messages. A key moves it without its loss where a tablet is turned. */
function Cards({ child }: { child: OwnChild }): ReactNode {
  const of = { childId: child.id, childName: child.firstName };
  // Nothing is left to allow, to limit or to answer in an account that will be erased.
  const hasSettings = !isEnding(child);
  const isLoaded = useFirstLoad();
  const columnCount = useColumns();
  useScrollToSection();
  const scopes = (
    <div key="scopes" className={`${stack} ${secondOfThree}`}>
      <Scopes {...of} />
    </div>
  );
  const time = (
    <div key="time" className={`${stack} min-[64rem]:col-start-1`}>
      <TimeCard {...of} />
    </div>
  );
  const settings = hasSettings && (
    <div key="settings" className={`min-w-0 min-[64rem]:contents ${secondOfTwo}`}>
      {columnCount === 3 ? [time, scopes] : [scopes, time]}
    </div>
  );
  const more = (
    <div key="more" className={`${stack} ${hasSettings ? lastOfThree : secondOfTwo}`}>
      <BuddiesCard {...of} />
      <DataCard {...of} />
      <GrownUpsCard {...of} />
    </div>
  );
  return (
    <>
      {!isLoaded && <Loading />}
      <div hidden={!isLoaded} className={isLoaded ? 'flex flex-col gap-5' : ''}>
        <SuspensionNote child={child} />
        <LeavingNote {...of} />
        {hasSettings && child.consent !== 'not_needed' && <OpenFormNote childId={child.id} />}
        <div className={`${columns} ${hasSettings ? 'min-[64rem]:grid-cols-3' : ''}`}>
          <div className={stack}>
            {hasSettings && <WaitingCard {...of} />}
            <WeekCard {...of} />
          </div>
          {columnCount === 2 ? [more, settings] : [settings, more]}
        </div>
      </div>
    </>
  );
}

function Loading(): ReactNode {
  return (
    <Card aria-busy="true" aria-label={t('family.home.loading')}>
      <Skeleton lines={8} />
    </Card>
  );
}
