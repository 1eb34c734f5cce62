import { type FormEvent, type ReactNode, useState } from 'react';
import { type ActReason, actReasons, type Person, type PersonAct } from '#contract/people.ts';
import { suspensionReasons } from '#contract/safety/suspensions.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { FieldFrame } from '#web/ui/controls/FieldFrame.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/index.ts';
import { describeCase } from './describe-case.ts';
import { useActOnPerson } from './queries.ts';

/** Actions on an account. Each needs a reason, which the audit log keeps. */
export function ActionForm({ id, suspendedUntil, leaving, cases }: Person): ReactNode {
  const perform = useActOnPerson(id);
  const [act, setAct] = useState<PersonAct | ''>('');
  const [reason, setReason] = useState<ActReason | ''>('');
  const [caseId, setCaseId] = useState('');
  const acts: readonly PersonAct[] = [
    'end_sessions',
    'rename',
    'remove_bio',
    'pause_day',
    'pause_week',
    ...(suspendedUntil === null ? [] : (['resume'] as const)),
    ...(leaving === null || leaving.mayAgree ? (['erase'] as const) : []),
    ...(leaving === null ? [] : (['keep'] as const)),
  ];
  // The child reads the reason, so only those that explain a suspension are offered.
  const isPause = act === 'pause_day' || act === 'pause_week';
  const choose = (chosen: PersonAct): void => {
    setAct(chosen);
    if (reason === 'mistake') setReason('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (act === '' || reason === '' || perform.isPending) return;
    const onSuccess = (): void => {
      showToast({ title: t('admin.act.done'), description: t(`admin.act.${act}`), tone: 'success' });
      setAct('');
      setCaseId('');
    };
    perform.mutate({ act, reason, ...(isPause && caseId !== '' && { caseId }) }, { onSuccess });
  };
  return (
    <Card>
      <h2>{t('admin.act')}</h2>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4" aria-label={t('admin.act')}>
        <Choice
          label={t('admin.act.what')}
          value={act}
          onChange={choose}
          options={acts}
          name={(one) => t(`admin.act.${one}`)}
        />
        <Choice
          label={t('admin.act.why')}
          value={reason}
          onChange={setReason}
          options={isPause ? suspensionReasons : actReasons}
          name={(one) => t(`admin.act.reason.${one}`)}
        />
        {isPause && cases.length > 0 && <CaseChoice cases={cases} value={caseId} onChange={setCaseId} />}
        {act !== '' && <p className="text-ink-soft">{t(`admin.act.${act}.means`)}</p>}
        <ErrorCallout error={perform.error} />
        <Button type="submit" className="self-start" disabled={act === '' || reason === ''} pending={perform.isPending}>
          {t('admin.act.send')}
        </Button>
      </form>
    </Card>
  );
}

interface CaseChoiceProps {
  cases: Person['cases'];
  value: string;
  onChange: (caseId: string) => void;
}

/** What led to a suspension, for the colleague who answers an appeal. */
function CaseChoice({ cases, value, onChange }: CaseChoiceProps): ReactNode {
  return (
    <FieldFrame label={t('admin.act.case')} hint={t('admin.act.case.hint')}>
      {(tied) => (
        <select {...tied} className="control" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('admin.act.case.none')}</option>
          {cases.map((one) => (
            <option key={one.id} value={one.id}>
              {describeCase(one)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T | '';
  onChange: (value: T) => void;
  options: readonly T[];
  name: (option: T) => string;
}

function Choice<T extends string>({ label, value, onChange, options, name }: ChoiceProps<T>): ReactNode {
  return (
    <FieldFrame label={label}>
      {(tied) => (
        <select {...tied} className="control" value={value} onChange={(event) => onChange(event.target.value as T)}>
          <option value="" disabled>
            {t('admin.act.choose')}
          </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {name(option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
