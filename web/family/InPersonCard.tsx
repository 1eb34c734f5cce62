import { type FormEvent, type ReactNode, useState } from 'react';
import { type ConsentOutcome, type Relation, relations } from '#contract/family.ts';
import { offeredScopes } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { FieldFrame } from '#web/ui/controls/FieldFrame.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/answers/index.ts';
import { useRecordConsentInPerson } from './parents/queries.ts';

interface Draft {
  readonly username: string;
  readonly parentName: string;
  readonly relation: Relation | '';
  readonly isContact: boolean;
  readonly scopes: readonly Scope[];
}

const blank: Draft = { username: '', parentName: '', relation: '', isContact: false, scopes: [] };

/** Staff record a parent whom they have met. */
export function InPersonCard(): ReactNode {
  const [draft, setDraft] = useState(blank);
  const { mutate, isPending, error, data, variables, reset } = useRecordConsentInPerson();
  const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
  const change = (news: Partial<Draft>): void => {
    setDraft({ ...draft, ...news });
    if (error || data) reset();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const { relation, scopes } = draft;
    if (isPending) return;
    mutate({ ...draft, relation: relation as Relation, scopes: [...scopes] }, { onSuccess: () => setDraft(blank) });
  };
  return (
    <Card>
      <h2>{t('family.inPerson.title')}</h2>
      <p className="text-ink-soft">{t('family.inPerson.text')}</p>
      <form noValidate onSubmit={send} className="mt-4 flex flex-col gap-4" aria-label={t('family.inPerson.title')}>
        <WhoFields draft={draft} fields={fields} onChange={change} />
        <Allowed chosen={draft.scopes} onChange={(scopes) => change({ scopes })} />
        {error && Object.keys(fields).length === 0 && (
          <div role="alert">
            <Callout tone="lotus">{sentenceFor(error)}</Callout>
          </div>
        )}
        <Button type="submit" className="self-start" pending={isPending}>
          {t('family.inPerson.send')}
        </Button>
        <div role="status">{data && <Recorded username={variables.username} standing={data} />}</div>
      </form>
    </Card>
  );
}

interface WhoFieldsProps {
  draft: Draft;
  fields: Readonly<Record<string, string>>;
  onChange: (news: Partial<Draft>) => void;
}

function WhoFields({ draft, fields, onChange }: WhoFieldsProps): ReactNode {
  return (
    <>
      <Field
        label={t('family.inPerson.username')}
        autoCapitalize="none"
        autoComplete="off"
        value={draft.username}
        onChange={({ target }) => onChange({ username: target.value })}
        error={fields['username']}
      />
      <Field
        label={t('family.inPerson.parentName')}
        autoComplete="off"
        value={draft.parentName}
        onChange={({ target }) => onChange({ parentName: target.value })}
        error={fields['parentName']}
      />
      <FieldFrame label={t('family.inPerson.relation')} error={fields['relation']}>
        {(tied) => (
          <select
            {...tied}
            className="control cursor-pointer"
            value={draft.relation}
            onChange={({ target }) => onChange({ relation: target.value as Relation })}
          >
            <option value="">{t('family.inPerson.choose')}</option>
            {relations.map((relation) => (
              <option key={relation} value={relation}>
                {t(`family.inPerson.${relation}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Checkbox
        label={t('family.inPerson.contact')}
        hint={t('family.inPerson.contact.hint')}
        checked={draft.isContact}
        onChange={({ target }) => onChange({ isContact: target.checked })}
      />
    </>
  );
}

function Allowed({
  chosen,
  onChange,
}: {
  chosen: readonly Scope[];
  onChange: (scopes: readonly Scope[]) => void;
}): ReactNode {
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold font-display">{t('family.inPerson.allows')}</legend>
      <div className="grid gap-x-4 *:min-w-0 sm:grid-cols-2">
        {offeredScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`family.inPerson.scope.${scope}`)}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Recorded({ username, standing }: { username: string; standing: ConsentOutcome }): ReactNode {
  const open = standing.scopes.map((scope) => t(`family.inPerson.scope.${scope}`)).join(', ');
  return (
    <Callout tone="leaf">
      {t('family.inPerson.done', { username, scopes: open || t('family.inPerson.nothing') })}
      {standing.isStricter && <> {t('family.inPerson.stricter')}</>}
    </Callout>
  );
}
