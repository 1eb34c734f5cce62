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

/** Every card is a part `({ childId, childName })` with its own queries, skeleton and messages. */
type FamilyCard = (props: { childId: string; childName: string }) => ReactNode;

function Scopes({ childId, childName }: { childId: string; childName: string }): ReactNode {
  const underBuddies = <BuddyRuleChoice childId={childId} childName={childName} />;
  return <ScopesCard childId={childId} childName={childName} underBuddies={underBuddies} />;
}

/** In the order of phones. Add a card here, and to its column on tablets and desktops. */
const waiting: readonly FamilyCard[] = [WaitingCard];
const week: readonly FamilyCard[] = [WeekCard];
const scopes: readonly FamilyCard[] = [Scopes];
const time: readonly FamilyCard[] = [TimeCard];
const buddies: readonly FamilyCard[] = [BuddiesCard];
const data: readonly FamilyCard[] = [DataCard];
const grownUps: readonly FamilyCard[] = [GrownUpsCard];

const onPhone = [[...waiting, ...week, ...scopes, ...time, ...buddies, ...data, ...grownUps]];
const onTablet = [
  [...waiting, ...week, ...buddies, ...data, ...grownUps],
  [...scopes, ...time],
];
/** About equally high while the list of buddies is folded. */
const onDesktop = [[...waiting, ...week, ...buddies, ...grownUps], [...scopes], [...time, ...data]];

/** Nothing is left to allow, to limit or to answer in an account that will be erased. */
function withoutSettings(cards: readonly FamilyCard[]): readonly FamilyCard[] {
  const settings = [...waiting, ...scopes, ...time];
  return cards.filter((card) => !settings.includes(card));
}

function Cards({ child }: { child: OwnChild }): ReactNode {
  const isWide = useMedia('(min-width: 64rem)');
  const isRoomy = useMedia('(min-width: 44rem)');
  const layout = isWide ? onDesktop : isRoomy ? onTablet : onPhone;
  const columns = isEnding(child) ? layout.map(withoutSettings).filter((cards) => cards.length > 0) : layout;
  const isLoaded = useFirstLoad();
  useScrollToSection();
  return (
    <>
      {!isLoaded && <Loading />}
      <div hidden={!isLoaded} className={isLoaded ? 'flex flex-col gap-5' : ''}>
        <SuspensionNote child={child} />
        <LeavingNote childId={child.id} childName={child.firstName} />
        {!isEnding(child) && child.consent !== 'not_needed' && <OpenFormNote childId={child.id} />}
        <div className="flex items-start gap-5">
          {columns.map((cards, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <div key={at} className="flex min-w-0 flex-1 flex-col gap-5">
              {cards.map((Card) => (
                <Card key={Card.name} childId={child.id} childName={child.firstName} />
              ))}
            </div>
          ))}
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
