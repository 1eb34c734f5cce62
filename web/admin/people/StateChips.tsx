import type { ReactNode } from 'react';
import type { PersonLine } from '#contract/people.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { t } from '../messages/index.ts';

/** How somebody stands, in words: the colour only helps. */
export function StateChips({
  state,
  consent,
  ageGroup,
}: Pick<PersonLine, 'state' | 'consent' | 'ageGroup'>): ReactNode {
  return (
    <span className="flex flex-wrap gap-2">
      <Chip tone="quiet">{t('admin.person.age', { ageGroup })}</Chip>
      <Chip tone={state === 'active' ? 'leaf' : 'lotus'}>{t(`admin.person.state.${state}`)}</Chip>
      <Chip tone={consent === 'granted' || consent === 'not_needed' ? 'leaf' : 'sun'}>
        {t(`admin.person.consent.${consent}`)}
      </Chip>
    </span>
  );
}
