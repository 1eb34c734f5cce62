import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { TRY_MAX } from '#contract/safety/screening.ts';
import { sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../../messages/moderation/index.ts';
import { OwnWordsCard } from './OwnWordsCard.tsx';
import { type Proposal, useFilterTrial } from './queries.ts';
import { TakeEffect } from './TakeEffect.tsx';
import { TextVerdict, WeekWithWord } from './TrialOutcome.tsx';

const changes = ['add', 'allow'] as const;

/** Shows what the filter says about a text, and what adding or allowing a word would have changed this week. */
export function FilterPage(): ReactNode {
  usePageTitle(t('safety.moderation.trial'));
  const trial = useFilterTrial();
  const tried: Tried = trial.variables ?? { text: '' };
  return (
    <Page width="wide">
      <div>
        <h1>{t('safety.moderation.trial')}</h1>
        <p className="text-ink-soft">{t('safety.moderation.trialText')}</p>
      </div>
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card>
            <TrialForm isPending={trial.isPending} onSend={(body) => trial.mutate(body)} />
          </Card>
          <div role="status">
            {(trial.error || trial.data) && (
              <Card className="flex flex-col gap-4">
                {trial.error && <p>{sentenceFor(trial.error)}</p>}
                {trial.data && tried.text !== '' && (
                  <div>
                    <TextVerdict trial={trial.data} text={tried.text} />
                  </div>
                )}
                {trial.data?.week && tried.proposal && (
                  <WeekWithWord week={trial.data.week}>
                    <TakeEffect key={`${trial.submittedAt}`} proposal={tried.proposal} />
                  </WeekWithWord>
                )}
              </Card>
            )}
          </div>
        </div>
        <OwnWordsCard />
      </div>
    </Page>
  );
}

interface Tried {
  readonly text: string;
  readonly proposal?: Proposal | undefined;
}

interface TrialFormProps {
  isPending: boolean;
  onSend: (trial: Tried) => void;
}

function TrialForm({ isPending, onSend }: TrialFormProps): ReactNode {
  const [text, setText] = useState('');
  const [word, setWord] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const textField = useRef<HTMLTextAreaElement>(null);
  const [change, setChange] = useState<(typeof changes)[number]>('add');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const hasNothing = text.trim() === '' && word.trim() === '';
    setIsEmpty(hasNothing);
    if (hasNothing) textField.current?.focus();
    if (!isPending && !hasNothing) onSend({ text, ...(word.trim() !== '' && { proposal: { change, word } }) });
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <TextAreaField
        label={t('safety.moderation.trialInput')}
        maxLength={TRY_MAX}
        rows={3}
        ref={textField}
        error={isEmpty ? t('safety.moderation.trialEmpty') : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Field
        label={t('safety.moderation.trialWord')}
        hint={t('safety.moderation.trialHint')}
        maxLength={50}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{t('safety.moderation.trialChange')}</legend>
        {changes.map((one) => (
          <label key={one} className="inline-flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="change"
              className="radio"
              checked={change === one}
              onChange={() => setChange(one)}
            />
            {t(one === 'add' ? 'safety.moderation.trialAdd' : 'safety.moderation.trialAllow')}
          </label>
        ))}
      </fieldset>
      <Button type="submit" pending={isPending} className="self-start">
        {t('safety.moderation.trialSend')}
      </Button>
    </form>
  );
}
