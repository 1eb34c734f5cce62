import { type FormEvent, type ReactNode, useState } from 'react';
import { TRY_MAX, type Trial } from '#contract/screening.ts';
import { sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../../messages/moderation/index.ts';
import { MarkedText } from '../MarkedText.tsx';
import { useFilterTrial } from '../queries.ts';
import { describeRule, describeVerdict, filterNumber } from '../findings.ts';

const changes = ['add', 'allow'] as const;

/** Shows what the filter says about a text, and what adding or allowing a word would have changed this week. */
export function FilterPage(): ReactNode {
  usePageTitle(t('safety.moderation.trial'));
  const [text, setText] = useState('');
  const [word, setWord] = useState('');
  const [change, setChange] = useState<(typeof changes)[number]>('add');
  const trial = useFilterTrial();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const proposal = word.trim() === '' ? {} : { proposal: { change, word } };
    if (!trial.isPending) trial.mutate({ text, ...proposal });
  };
  return (
    <Page width="wide">
      <div>
        <h1>{t('safety.moderation.trial')}</h1>
        <p className="text-ink-soft">{t('safety.moderation.trialText')}</p>
      </div>
      <Card>
        <form onSubmit={send} noValidate className="flex flex-col gap-4">
          <TextAreaField
            label={t('safety.moderation.trialInput')}
            maxLength={TRY_MAX}
            rows={3}
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
              <label key={one} className="inline-flex min-h-12 items-center gap-2">
                <input type="radio" name="change" checked={change === one} onChange={() => setChange(one)} />
                {t(one === 'add' ? 'safety.moderation.trialAdd' : 'safety.moderation.trialAllow')}
              </label>
            ))}
          </fieldset>
          <Button type="submit" pending={trial.isPending} className="self-start">
            {t('safety.moderation.trialSend')}
          </Button>
        </form>
      </Card>
      <div role="status" className="mt-4">
        {trial.error && <p>{sentenceFor(trial.error)}</p>}
        {trial.data && <Outcome trial={trial.data} text={trial.variables?.text ?? ''} />}
      </div>
    </Page>
  );
}

function Outcome({ trial, text }: { trial: Trial; text: string }): ReactNode {
  const { decision, severity, version, findings, week } = trial;
  return (
    <>
      <p className="font-bold">
        {t('safety.moderation.trialVerdict', {
          severity,
          decision: describeVerdict(decision),
          version: filterNumber(version),
        })}
      </p>
      {findings.length === 0 ? (
        <p>{t('safety.moderation.trialNothing')}</p>
      ) : (
        <MarkedText text={text} marks={findings} />
      )}
      <ul className="text-ink-soft text-sm">
        {findings.map(({ rule, from, to, severity: how, decision: what }) => (
          <li key={`${rule}${from}`}>
            {describeRule(rule)}{' '}
            {t('safety.moderation.trialFinding', {
              text: text.slice(from, to),
              decision: describeVerdict(what),
              severity: how,
            })}
          </li>
        ))}
      </ul>
      {week && (
        <>
          <p className="mt-3 font-bold">
            {t('safety.moderation.trialWeek', { count: week.changed.length })}{' '}
            {t('safety.moderation.trialRead', { count: week.read })}
          </p>
          <ul className="ruled">
            {week.changed.map(({ caseId, text: said, before, after }) => (
              <li key={caseId} className="py-2 text-sm">
                {said}
                <span className="block text-ink-soft">
                  {t('safety.moderation.trialChanged', {
                    before: describeVerdict(before.decision),
                    after: describeVerdict(after.decision),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
