import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Pause } from '#contract/safety/suspensions.ts';
import { APPEAL_MAX } from '#contract/safety.ts';
import { sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { useDraft } from '#web/app/use-draft.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ComfortCard } from './comfort/ComfortCard.tsx';
import { t } from './messages/index.ts';
import { useAppeal } from './queries.ts';

interface AppealProps {
  pause: Pause;
  /** The button that opened it is gone, so the focus comes here. */
  takesFocus?: boolean | undefined;
}

/** Asks staff once to look again at a suspension. */
export function Appeal({ pause, takesFocus = false }: AppealProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { text, write } = useDraft(useUser().id, `appeal-draft-${pause.id}`);
  const appeal = useAppeal();
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  if (!pause.canAppeal)
    return (
      <>
        {appeal.data?.needsComfort && <ComfortCard />}
        <Callout tone="leaf" emoji="💌" live>
          {t(pause.isAnswered ? 'safety.break.answered' : 'safety.break.asked')}
        </Callout>
      </>
    );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '' || appeal.isPending) return;
    appeal.mutate({ decisionId: pause.id, text }, { onSuccess: () => write('') });
  };
  return (
    <Card>
      <form ref={form} onSubmit={send} noValidate className="flex flex-col gap-4">
        <h2>{t('safety.break.appeal')}</h2>
        <TextAreaField
          label={t('safety.break.appealLabel')}
          hint={t('safety.break.appealHint')}
          maxLength={APPEAL_MAX}
          value={text}
          onChange={(event) => write(event.target.value)}
          error={appeal.error ? sentenceFor(appeal.error) : undefined}
        />
        <Button type="submit" pending={appeal.isPending} disabled={text.trim() === ''} className="self-start">
          {t('safety.break.send')}
        </Button>
      </form>
    </Card>
  );
}
