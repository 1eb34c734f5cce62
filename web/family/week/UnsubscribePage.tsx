import { type ReactNode, useState } from 'react';
import { useLinkToken } from '#web/accounts/link-token.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { FamilyBar } from '../home/FamilyBar.tsx';
import { t } from '../messages/week/index.ts';
import { useChooseReportByLink, useReportLink } from './queries.ts';

/** Where the link of a weekly report leads. Opening it changes nothing, only its button does. */
export function UnsubscribePage(): ReactNode {
  usePageTitle(t('family.unsubscribe.title'));
  const token = useLinkToken();
  const { data, error, refetch } = useReportLink(token);
  const isWrong = token === '' || (error instanceof ApiError && error.code === 'invalid') || data?.about === null;
  return (
    <>
      <FamilyBar isSignedIn={false} />
      <Page>
        {isWrong && <Wrong />}
        {!isWrong && data?.about && <Choice token={token} about={data.about} />}
        {!isWrong && !data && !error && (
          <Card aria-busy="true" aria-label={t('family.unsubscribe.loading')}>
            <Skeleton lines={4} />
          </Card>
        )}
        {!isWrong && error && (
          <EmptyState
            mood="sorry"
            title={t('family.unsubscribe.title')}
            action={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
          >
            {sentenceFor(error)}
          </EmptyState>
        )}
      </Page>
    </>
  );
}

interface ChoiceProps {
  token: string;
  about: { usernames: readonly string[]; isWanted: boolean };
}

function Choice({ token, about: { usernames, isWanted: wasWanted } }: ChoiceProps): ReactNode {
  const { mutate, isPending, error } = useChooseReportByLink(token);
  const [isWanted, setWanted] = useState(wasWanted);
  const [hasChosen, setChosen] = useState(false);
  const choose = (wanted: boolean): void =>
    mutate(wanted, {
      onSuccess: () => {
        setWanted(wanted);
        setChosen(true);
      },
    });
  const said = isWanted ? (hasChosen ? 'back' : 'ask') : 'done';
  return (
    <Card>
      <h1 role={hasChosen ? 'status' : undefined} className="text-2xl">
        {t(`family.unsubscribe.${said}`, { names: new Intl.ListFormat(currentLocale()).format(usernames) })}
      </h1>
      <p className="mt-3">{t(said === 'ask' ? 'family.unsubscribe.text' : `family.unsubscribe.${said}.text`)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {said === 'ask' && (
          <Button pending={isPending} onClick={() => choose(false)}>
            {t('family.unsubscribe.button')}
          </Button>
        )}
        {said === 'done' && (
          <Button look="secondary" pending={isPending} onClick={() => choose(true)}>
            {t('family.unsubscribe.again')}
          </Button>
        )}
        <Button look={said === 'ask' ? 'secondary' : 'ghost'} to="/family">
          {t('family.unsubscribe.toPage')}
        </Button>
      </div>
      {error && (
        <div role="alert" className="mt-4">
          <Callout tone="lotus">{sentenceFor(error)}</Callout>
        </div>
      )}
    </Card>
  );
}

function Wrong(): ReactNode {
  return (
    <EmptyState
      title={t('family.unsubscribe.wrong')}
      action={
        <Button look="secondary" to="/family">
          {t('family.unsubscribe.toPage')}
        </Button>
      }
    >
      {t('family.unsubscribe.wrong.text')}
    </EmptyState>
  );
}
