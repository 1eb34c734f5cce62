import type { ReactNode } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { t } from '../messages/casework/index.ts';

interface NoCaseProps {
  error: Error;
  /** The way on. */
  children: ReactNode;
}

export function isGone(error: Error): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** In place of a case that is gone or could not be loaded. */
export function NoCase({ error, children }: NoCaseProps): ReactNode {
  if (!isGone(error)) return <EmptyState title={sentenceFor(error)} action={children} />;
  return (
    <EmptyState title={t('safety.casework.gone')} action={children}>
      {t('safety.casework.goneText')}
    </EmptyState>
  );
}
