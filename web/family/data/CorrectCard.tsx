import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { ChildDetails } from '#contract/family.ts';
import { ageDay } from '#contract/rules/age.ts';
import { judgeBirthDate, needsConfirmation } from '#contract/rules/family/corrections.ts';
import { currentZoneName } from '#contract/rules/time-zones.ts';
import { ageLimits } from '#web/app/age-limits.ts';
import { ApiError } from '#web/app/api.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { prepareTimeZones } from '#web/app/i18n/time-zones.ts';
import { useKnownParent } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/data/index.ts';
import { TimeZoneField } from '../TimeZoneField.tsx';
import { useChildDetails, useCorrectChild } from './queries.ts';

interface CorrectCardProps {
  childId: string;
  childName: string;
}

/** Corrects names, the date of birth and the time zone. */
export function CorrectCard({ childId, childName: name }: CorrectCardProps): ReactNode {
  const { data, error } = useChildDetails(childId);
  useEffect(prepareTimeZones, []);
  return (
    <Card id="correct" aria-labelledby="correct-title" className="scroll-mt-24">
      <h2 id="correct-title">{t('family.correct.title')}</h2>
      <p className="mt-2">{t('family.correct.text', { name })}</p>
      {data ? (
        <CorrectForm key={childId} childId={childId} name={name} details={shown(data)} />
      ) : (
        !error && <Skeleton lines={5} />
      )}
      <FamilyProblem error={error} className="mt-4" />
    </Card>
  );
}

function shown(details: ChildDetails): ChildDetails {
  return { ...details, timeZone: currentZoneName(details.timeZone) };
}

const fields = ['firstName', 'lastName', 'birthDate', 'timeZone', 'parentName'] as const;

interface CorrectFormProps {
  childId: string;
  name: string;
  details: ChildDetails;
}

function CorrectForm({ childId, name, details }: CorrectFormProps): ReactNode {
  const correct = useCorrectChild(childId);
  const [form, setForm, forgetForm] = useForm(childId, details);
  const [isSure, setIsSure] = useState(false);
  const [hint, setHint] = useState<string>();
  const errors = correct.error instanceof ApiError ? correct.error.fields : {};
  const change = findAgeChange(details.birthDate, form.birthDate);
  const mustConfirm = change !== undefined && needsConfirmation(change);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = findChanges(details, form);
    const isEmpty = Object.keys(body).length === 0;
    const isUnsure = mustConfirm && !isSure;
    setHint(isEmpty ? t('family.correct.nothing') : isUnsure ? t('family.correct.notSure') : undefined);
    if (isEmpty || isUnsure) return;
    correct.mutate(
      { ...body, ...(isSure ? { isSure } : {}) },
      {
        onSuccess: (saved) => {
          forgetForm(shown(saved));
          setIsSure(false);
          showToast({ title: t('family.correct.saved'), tone: 'success' });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4" aria-label={t('family.correct.title')}>
      <Fields form={form} errors={errors} onChange={setForm} />
      {change && (
        <Callout tone="sun" live>
          {t(`family.correct.${change}`, { name })}
        </Callout>
      )}
      {mustConfirm && (
        <Checkbox
          label={t('family.correct.sure')}
          checked={isSure}
          onChange={(event) => setIsSure(event.target.checked)}
        />
      )}
      {hint && <p role="alert">{hint}</p>}
      <Button type="submit" className="sm:self-start" pending={correct.isPending}>
        {t('family.correct.save')}
      </Button>
      {Object.keys(errors).length === 0 && <FamilyProblem error={correct.error} />}
    </form>
  );
}

/** What was typed survives a reload and the end of the session, for the same parent. */
function useForm(childId: string, details: ChildDetails) {
  const email = useKnownParent()?.email ?? '';
  const key = `correct-${childId}`;
  const [form, setForm] = useState(() => ({ ...details, ...(readOwnDraft(email, key) as Partial<ChildDetails>) }));
  const write = (next: ChildDetails): void => {
    setForm(next);
    const changes = findChanges(details, next);
    if (Object.keys(changes).length === 0) deleteOwnDraft(key);
    else saveOwnDraft(email, key, changes);
  };
  const forget = (saved: ChildDetails): void => {
    setForm(saved);
    deleteOwnDraft(key);
  };
  return [form, write, forget] as const;
}

interface FieldsProps {
  form: ChildDetails;
  errors: Readonly<Record<string, string>>;
  onChange: (form: ChildDetails) => void;
}

function Fields({ form, errors, onChange }: FieldsProps): ReactNode {
  return (
    <>
      {fields.map((field) =>
        field === 'timeZone' ? (
          <TimeZoneField
            key={field}
            name={field}
            label={t('family.correct.timeZone')}
            hint={t('family.correct.timeZone.hint')}
            value={form.timeZone}
            error={errors[field]}
            onChange={(timeZone) => onChange({ ...form, timeZone })}
          />
        ) : (
          <Field
            key={field}
            name={field}
            type={field === 'birthDate' ? 'date' : 'text'}
            label={t(`family.correct.${field}`)}
            value={form[field]}
            error={errors[field]}
            onChange={(event) => onChange({ ...form, [field]: event.target.value })}
          />
        ),
      )}
    </>
  );
}

function findChanges(before: ChildDetails, after: ChildDetails): Partial<ChildDetails> {
  const changed = fields.filter((field) => after[field].trim() !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field].trim()]));
}

/** The server says what is wrong with a date outside the ages. */
function findAgeChange(from: string, to: string): 'new_group' | 'comes_of_age' | 'needs_consent' | undefined {
  if (from === to || to === '') return undefined;
  const change = judgeBirthDate({ from, to, today: ageDay(new Date()) }, ageLimits());
  return change === 'new_group' || change === 'comes_of_age' || change === 'needs_consent' ? change : undefined;
}
