import type { ReactNode } from 'react';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FoundChildRow } from './FoundChildRow.tsx';
import { t } from './messages/index.ts';
import { useSetSuggestions, useSuggestions } from './queries.ts';
import { toastFailure } from './toasts.ts';

/** Off until a child wants it. */
export function SuggestionsCard(): ReactNode {
  const { data } = useSuggestions();
  const { mutate, isPending, variables } = useSetSuggestions();
  if (!data) return null;
  const isOn = isPending ? variables : data.isOn;
  return (
    <Card>
      <h2>{t('friends.suggestions')}</h2>
      <Switch
        label={t('friends.suggestions.switch')}
        hint={t('friends.suggestions.hint')}
        checked={isOn}
        onChange={({ target }) => mutate(target.checked, { onError: toastFailure })}
      />
      {isOn && data.isOn && data.suggestions.length === 0 && (
        <p className="mt-2 text-ink-soft">{t('friends.suggestions.none')}</p>
      )}
      {isOn && (
        <ul className="mt-3 ruled">
          {data.suggestions.map((child) => (
            <FoundChildRow key={child.id} child={child} />
          ))}
        </ul>
      )}
    </Card>
  );
}
