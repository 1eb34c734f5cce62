import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from '../messages/home/index.ts';
import { useFamily, useSendFreshLink } from './queries.ts';
import { rememberPlaceToReturnTo } from './return-to.ts';

/** Why a parent's call failed. If it needs a recent link, it offers to mail one that leads back here. */
export function FamilyProblem({ error, className }: { error: Error | null; className?: string }): ReactNode {
  if (!error) return null;
  if (error instanceof ApiError && error.code === 'fresh_link_needed') return <NeedsFreshLink className={className} />;
  return (
    <div role="alert" className={className}>
      <Callout tone="lotus">{sentenceFor(error)}</Callout>
    </div>
  );
}

function NeedsFreshLink({ className }: { className?: string | undefined }): ReactNode {
  const send = useSendFreshLink();
  const { data: family } = useFamily();
  const [path] = useLocation();
  const ask = (): void => {
    rememberPlaceToReturnTo(path + location.hash);
    send.mutate();
  };
  return (
    <div role="alert" className={className}>
      <Callout
        tone="sky"
        emoji="✉️"
        title={t('family.fresh.title')}
        action={
          send.isSuccess ? undefined : (
            <Button pending={send.isPending} onClick={ask}>
              {t('family.fresh.send')}
            </Button>
          )
        }
      >
        {send.isSuccess ? t('family.fresh.sent', { email: family?.parent.email ?? '' }) : t('family.fresh.text')}
        {send.error && <p className="mt-2 font-bold">{sentenceFor(send.error)}</p>}
      </Callout>
    </div>
  );
}
