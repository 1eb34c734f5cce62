import type { ReactNode } from 'react';
import type { OperatorFacts } from '#contract/help.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/index.ts';
import { useOperatorFacts } from './queries.ts';

/** The facts of this Lilypad as variables of sentences; unknown ones are empty. */
export type Facts = { readonly [Name in keyof OperatorFacts]: NonNullable<OperatorFacts[Name]> };

interface WithOperatorFactsProps {
  children: (facts: Facts) => ReactNode;
  /** Instead of a card of six lines. */
  fallback?: ReactNode;
}

/** Renders content that needs the facts of this Lilypad; shows loading and failure until then. */
export function WithOperatorFacts({ children, fallback }: WithOperatorFactsProps): ReactNode {
  const { data, error, refetch, isFetching } = useOperatorFacts();
  if (data) return children(factVariables(data));
  if (!error)
    return (
      fallback ?? (
        <Card aria-busy={true}>
          <Skeleton lines={6} />
        </Card>
      )
    );
  return (
    <EmptyState
      mood="sleeping"
      title={t('help.factsFailed')}
      action={
        <Button pending={isFetching} onClick={() => void refetch()}>
          {t('ui.tryAgain')}
        </Button>
      }
    >
      {sentenceFor(error)}
    </EmptyState>
  );
}

export function factVariables(facts: OperatorFacts): Facts {
  const { contactEmail, operatorName, operatorAddress, onDutyNote, keptOutside } = facts;
  return {
    ...facts,
    contactEmail: contactEmail ?? '',
    operatorName: operatorName ?? '',
    operatorAddress: operatorAddress ?? '',
    onDutyNote: onDutyNote ?? '',
    keptOutside: keptOutside ?? '',
  };
}
