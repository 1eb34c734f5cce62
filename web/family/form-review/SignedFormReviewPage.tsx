import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../messages/forms/index.ts';
import { FormDecision } from './FormDecision.tsx';
import { FormPictures } from './FormPictures.tsx';
import { FormRecord } from './FormRecord.tsx';
import { useFormReview } from './queries.ts';

/** A signed form beside the request that it belongs to. */
export function SignedFormReviewPage(): ReactNode {
  usePageTitle(t('forms.review'));
  const { id = '' } = useParams();
  const { data: form, error } = useFormReview(id);
  const [result, setResult] = useState<string>();
  const isOver = result !== undefined;
  useEffect(() => {
    if (!isOver) return;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [isOver]);
  if (result !== undefined || error)
    return (
      <Page>
        <Card>
          <h1 className="sr-only">{t('forms.review')}</h1>
          <EmptyState
            mood={result === undefined ? 'thinking' : 'happy'}
            title={t('forms.review')}
            action={<Button to="/staff/families">{t('forms.review.back')}</Button>}
          >
            <span role="status">{result ?? problemText(error)}</span>
          </EmptyState>
        </Card>
      </Page>
    );
  return (
    <Page width="wide">
      <h1>{t('forms.review')}</h1>
      {form ? (
        <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_24rem]">
          <FormPictures pictures={form.pictures} pages={form.pages} />
          <div className="flex flex-col gap-6">
            <FormRecord form={form} />
            <FormDecision form={form} onDecided={setResult} />
          </div>
        </div>
      ) : (
        <Card aria-busy="true">
          <Skeleton lines={10} />
        </Card>
      )}
    </Page>
  );
}

function problemText(error: Error | null): string {
  return error instanceof ApiError && error.code === 'not_found' ? t('forms.review.gone') : sentenceFor(error);
}
