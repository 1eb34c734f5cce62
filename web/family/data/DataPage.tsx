import type { ReactNode } from 'react';
import { Link } from 'wouter';
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
      {({ id, firstName }) => <Parts key={id} childId={id} childName={firstName} />}
    </FamilyPage>
  );
}

function Parts({ childId, childName: name }: { childId: string; childName: string }): ReactNode {
  useScrollToSection();
  return (
    <div className="mx-auto flex w-full max-w-176 flex-col gap-5">
      <p>
        <Link
          to={`/family/${childId}`}
          className="inline-flex min-h-12 items-center font-bold font-display text-leaf-deep"
        >
          {t('family.data.back', { name })}
        </Link>
      </p>
      <CopyCard childId={childId} childName={name} />
      <CorrectCard childId={childId} childName={name} />
      <RecordsCard childId={childId} />
      <EndCard childId={childId} childName={name} />
    </div>
  );
}
