import type { ReactNode } from 'react';
import type { PersonRow } from '#contract/people.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { t } from '../messages/index.ts';

/** Age group, state and consent of an account. Only what is not as usual has a color. */
export function StateChips({ state, consent, ageGroup }: Pick<PersonRow, 'state' | 'consent' | 'ageGroup'>): ReactNode {
  return (
    <span className="flex flex-wrap gap-2">
      <Chip tone="quiet">{t('admin.person.age', { ageGroup })}</Chip>
      <Chip tone={state === 'active' ? 'quiet' : 'lotus'}>{t(`admin.person.state.${state}`)}</Chip>
      <Chip tone={consent === 'granted' || consent === 'not_needed' ? 'quiet' : 'sun'}>
        {t(`admin.person.consent.${consent}`)}
      </Chip>
    </span>
  );
}
