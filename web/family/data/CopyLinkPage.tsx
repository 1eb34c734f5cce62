import type { ReactNode } from 'react';
import { useLinkToken } from '#web/accounts/link-token.ts';
import { sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { formatTime } from '../format-time.ts';
import { FamilyBar } from '../home/FamilyBar.tsx';
import { t } from '../messages/data/index.ts';
import { fileSize } from './file-size.ts';
import { useCopyLink, useSaveCopyByLink } from './queries.ts';

/** The page behind the mailed link to a finished copy. Only its button downloads the copy. */
export function CopyLinkPage(): ReactNode {
  usePageTitle(t('family.copy.link.page'));
  const token = useLinkToken();
  return (
    <>
      <FamilyBar isSignedIn={false} />
      <Page>
        <Card className="mx-auto w-full max-w-140">
          {token === '' ? <Gone text={t('family.copy.link.missing')} /> : <Asked token={token} />}
        </Card>
      </Page>
    </>
  );
}

function Asked({ token }: { token: string }): ReactNode {
  const link = useCopyLink(token);
  const save = useSaveCopyByLink();
  if (link.error) return <Gone text={sentenceFor(link.error)} />;
  if (!link.data) return <Skeleton lines={4} />;
  const { username, until, bytes } = link.data;
  return (
    <>
      <h1>{t('family.copy.link.title', { name: username })}</h1>
      <p className="mt-2">{t('family.copy.link.text')}</p>
      <p className="mt-2 text-ink-soft">
        {t('family.copy.until', { until: formatTime(until), size: fileSize(bytes) })}
      </p>
      <Button className="mt-5" size="large" pending={save.isPending} onClick={() => save.mutate(token)}>
        {t('family.copy.save')}
      </Button>
      <div className="mt-4" role="status">
        {save.isSuccess && <Callout tone="leaf">{t('family.copy.saved')}</Callout>}
        {save.error && <Callout tone="lotus">{sentenceFor(save.error)}</Callout>}
      </div>
    </>
  );
}

function Gone({ text }: { text: string }): ReactNode {
  return (
    <>
      <h1 className="sr-only">{t('family.copy.link.page')}</h1>
      <EmptyState
        title={t('family.copy.link.gone')}
        action={
          <Button to="/family" look="secondary">
            {t('family.copy.link.home')}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
