import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OwnChild } from '#contract/family.ts';
import { FamilyPage } from '../home/FamilyPage.tsx';
import { useScrollToSection } from '../home/scroll-to-section.ts';
import { t } from '../messages/data/index.ts';
import { CopyCard } from './CopyCard.tsx';
import { CorrectCard } from './CorrectCard.tsx';
import { EndCard } from './EndCard.tsx';
import { RecordsCard } from './RecordsCard.tsx';

/** A child's data: export it, correct it, read what was agreed, or end the account. */
export function DataPage(): ReactNode {
  return (
    <FamilyPage title={({ firstName }) => t('family.data.title', { name: firstName })}>
      {(child) => <Parts key={child.id} child={child} />}
    </FamilyPage>
  );
}

function Parts({ child }: { child: OwnChild }): ReactNode {
  const { id: childId, firstName: name } = child;
  useScrollToSection();
  return (
    <div className="mx-auto w-full max-w-200 wide:max-w-none">
      <div className="mb-5">
        <Link
          to={`/family/${childId}`}
          className="inline-flex min-h-12 items-center font-bold font-display text-leaf-deep"
        >
          {t('family.data.back', { name })}
        </Link>
        <h2 className="mt-1 break-words text-2xl">{t('family.data.title', { name })}</h2>
      </div>
      <div className="flex flex-col gap-5 wide:flex-row wide:items-start">
        <Column>
          <CopyCard childId={childId} childName={name} />
          <CorrectCard childId={childId} childName={name} />
        </Column>
        <Column>
          <RecordsCard child={child} />
          <EndCard childId={childId} childName={name} />
        </Column>
      </div>
    </div>
  );
}

function Column({ children }: { children: ReactNode }): ReactNode {
  return <div className="flex min-w-0 flex-1 flex-col gap-5">{children}</div>;
}
