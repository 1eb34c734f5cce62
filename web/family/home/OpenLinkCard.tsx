import type { ReactNode } from 'react';
import { FormProblem } from '#web/accounts/FormProblem.tsx';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/home/index.ts';
import { LinkSent } from './LinkSent.tsx';
import { useOpenParentSession, useRenewParentLink } from './queries.ts';

interface OpenLinkCardProps {
  token: string;
  /** The address of the parent who is signed in here already, perhaps another one. */
  signedInAs: string | undefined;
  onOpened: () => void;
  /** The parent prefers to type an address. */
  onOther: () => void;
}

/** A mailed link was opened. Mail scanners open links too, so only the button uses it up. */
export function OpenLinkCard({ token, signedInAs, onOpened, onOther }: OpenLinkCardProps): ReactNode {
  usePageTitle(t('family.home.title'));
  const open = useOpenParentSession();
  const isOver = open.error instanceof ApiError && (open.error.code === 'gone' || open.error.code === 'invalid');
  if (isOver && open.error) return <Over token={token} text={sentenceFor(open.error)} onOther={onOther} />;
  return (
    <Card tone="leaf" className="mx-auto flex w-full max-w-120 flex-col items-center text-center sm:p-8">
      <Pip size={112} mood="happy" />
      <h1 className="mt-3">{t('family.open.title')}</h1>
      <p className="mt-2">{t('family.open.text')}</p>
      {signedInAs && <p className="mt-2 break-words">{t('family.open.signedIn', { email: signedInAs })}</p>}
      <Button
        className="mt-5"
        size="large"
        pending={open.isPending}
        onClick={() => open.mutate(token, { onSuccess: onOpened })}
      >
        {t('family.open.button')}
      </Button>
      <FormProblem>{open.error ? sentenceFor(open.error) : undefined}</FormProblem>
      <p className="mt-5 text-pretty text-ink-soft text-sm">{t('family.open.shared')}</p>
    </Card>
  );
}

/** The link was used or has expired: one tap sends a new one to the same mailbox. */
function Over({ token, text, onOther }: { token: string; text: string; onOther: () => void }): ReactNode {
  const renew = useRenewParentLink();
  if (renew.isSuccess) return <LinkSent text={t('family.sent.again')} />;
  return (
    <Card className="mx-auto w-full max-w-120">
      <EmptyState
        title={t('family.open.failed')}
        action={
          <>
            <Button pending={renew.isPending} onClick={() => renew.mutate(token)}>
              {t('family.open.newLink')}
            </Button>
            <Button look="ghost" onClick={onOther}>
              {t('family.open.otherAddress')}
            </Button>
          </>
        }
      >
        {text}
      </EmptyState>
      <FormProblem>{renew.error ? sentenceFor(renew.error) : undefined}</FormProblem>
    </Card>
  );
}
