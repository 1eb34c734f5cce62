import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { APPEAL_MAX, type Pause } from '#contract/safety.ts';
import { sentenceFor } from '#web/app/api.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { ComfortCard } from './comfort/ComfortCard.tsx';
import { t } from './messages/index.ts';
import { refetchUser, useAppeal, useStaffMessages } from './queries.ts';

/** Browser timers last 24 days at most, and the tablet may have been asleep. */
const RECHECK_MS = 60_000;

/** What a suspended child sees: until when, and one chance to appeal. */
export function BreakPage({ until }: { until: string }): ReactNode {
  usePageTitle(t('safety.break.title'));
  const client = useQueryClient();
  const { data } = useStaffMessages(true);
  const endsAt = new Date(until);

  useEffect(() => {
    const left = Date.parse(until) - Date.now();
    const timer = setTimeout(() => refetchUser(client), Math.min(Math.max(left, 1000) + 500, RECHECK_MS));
    const again = setInterval(() => refetchUser(client), RECHECK_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(again);
    };
  }, [client, until]);

  return (
    <Page>
      <Card className="flex flex-col items-center gap-3 text-center">
        <Pip mood="sleeping" size={148} />
        <h1>{t('safety.break.title')}</h1>
        <p className="text-lg">{t('safety.break.until', { time: clockOf(endsAt) })}</p>
        <p className="text-ink-soft">{t('safety.break.nothingLost')}</p>
        <p className="text-ink-soft">{t('safety.break.trust')}</p>
        <Button to="/help" look="secondary">
          {t('safety.break.help')}
        </Button>
      </Card>
      {data?.pause && <Appeal pause={data.pause} />}
    </Page>
  );
}

function clockOf(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(currentLocale(), {
    ...(isToday ? {} : { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

function Appeal({ pause }: { pause: Pause }): ReactNode {
  const [text, setText] = useState('');
  const appeal = useAppeal();
  if (!pause.canAppeal)
    return (
      <>
        {appeal.data?.needsComfort && <ComfortCard />}
        <Callout tone="leaf" emoji="💌" live>
          {t('safety.break.asked')}
        </Callout>
      </>
    );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && !appeal.isPending) appeal.mutate({ decisionId: pause.id, text });
  };
  return (
    <Card>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <h2>{t('safety.break.appeal')}</h2>
        <TextAreaField
          label={t('safety.break.appealLabel')}
          hint={t('safety.break.appealHint')}
          maxLength={APPEAL_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={appeal.error ? sentenceFor(appeal.error) : undefined}
        />
        <Button type="submit" pending={appeal.isPending} disabled={text.trim() === ''} className="self-start">
          {t('safety.break.send')}
        </Button>
      </form>
    </Card>
  );
}
