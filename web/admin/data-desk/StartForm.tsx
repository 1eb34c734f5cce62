import { type FormEvent, type ReactNode, useState } from 'react';
import {
  type CorrectionForm,
  type DataDesk,
  type DataRequestKind,
  dataRequestKinds,
  HOW_KNOWN_MAX,
  type Identification,
  identifications,
} from '#contract/family.ts';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/data-desk/index.ts';
import { CorrectionFields } from './CorrectionFields.tsx';
import { useStartDataRequest } from './queries.ts';
import { RequiredChoice } from './RequiredChoice.tsx';

interface Draft {
  readonly parentId: string;
  readonly kind: DataRequestKind | '';
  readonly identifiedBy: Identification | '';
  readonly howKnown: string;
  readonly corrections: CorrectionForm;
}

/** Begins in a parent's name what that parent could do alone. What ends an account is asked about once more. */
export function StartForm({ id, desk }: { id: string; desk: DataDesk }): ReactNode {
  const { parents, username } = desk;
  const blank: Draft = {
    parentId: parents.length === 1 ? (parents[0]?.id ?? '') : '',
    kind: '',
    identifiedBy: '',
    howKnown: '',
    corrections: {},
  };
  const [draft, setDraft] = useState(blank);
  const [isAsked, setIsAsked] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const start = useStartDataRequest(id);
  const { kind, parentId, identifiedBy } = draft;
  const parent = parents.find((one) => one.id === parentId)?.name ?? '';
  const send = (): void => {
    setIsAsked(false);
    if (kind === '' || identifiedBy === '' || start.isPending) return;
    const { corrections, ...rest } = draft;
    start.mutate(
      { ...rest, kind, identifiedBy, ...(kind === 'correct' ? { corrections } : {}) },
      {
        onSuccess: () => {
          showToast({ title: t('admin.desk.done', { parent }), tone: 'success' });
          setDraft(blank);
        },
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isWhole = parentId !== '' && kind !== '' && identifiedBy !== '' && draft.howKnown.trim() !== '';
    setIsIncomplete(!isWhole);
    if (!isWhole) return;
    if (kind === 'delete' || kind === 'withdraw') setIsAsked(true);
    else send();
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4" aria-label={t('admin.desk.start')}>
        <Fields parents={parents} draft={draft} error={start.error} onChange={setDraft} />
        {isIncomplete && <p role="alert">{t('admin.desk.incomplete')}</p>}
        <Button type="submit" className="self-start" pending={start.isPending}>
          {t('admin.desk.send')}
        </Button>
      </form>
      {isAsked && (kind === 'delete' || kind === 'withdraw') && (
        <Sure kind={kind} names={{ username, parent }} onYes={send} onNo={() => setIsAsked(false)} />
      )}
    </>
  );
}

interface FieldsProps {
  parents: DataDesk['parents'];
  draft: Draft;
  error: Error | null;
  onChange: (draft: Draft) => void;
}

function Fields({ parents, draft, error, onChange }: FieldsProps): ReactNode {
  const { kind } = draft;
  const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
  const change = (news: Partial<Draft>): void => onChange({ ...draft, ...news });
  return (
    <>
      <RequiredChoice
        label={t('admin.desk.parent')}
        value={draft.parentId}
        options={parents.map((one) => one.id)}
        nameOf={(one) => parentLabel(parents, one)}
        onChoose={(parentId) => change({ parentId })}
      />
      <RequiredChoice
        label={t('admin.desk.kind')}
        value={kind}
        options={dataRequestKinds}
        nameOf={(one) => t(`admin.desk.kind.${one}`)}
        onChoose={(one) => change({ kind: one })}
        hint={kind === '' ? undefined : t(`admin.desk.kind.${kind}.means`)}
      />
      {kind === 'correct' && (
        <CorrectionFields
          corrections={draft.corrections}
          errors={fields}
          onChange={(corrections) => change({ corrections })}
        />
      )}
      <RequiredChoice
        label={t('admin.desk.identified')}
        value={draft.identifiedBy}
        options={identifications}
        nameOf={(one) => t(`admin.desk.identified.${one}`)}
        onChoose={(identifiedBy) => change({ identifiedBy })}
      />
      <TextAreaField
        label={t('admin.desk.howKnown')}
        hint={t('admin.desk.howKnown.hint')}
        rows={2}
        maxLength={HOW_KNOWN_MAX}
        value={draft.howKnown}
        error={fields['howKnown']}
        onChange={({ target }) => change({ howKnown: target.value })}
      />
      <ErrorCallout error={error} />
    </>
  );
}

function parentLabel(parents: DataDesk['parents'], id: string): string {
  const parent = parents.find((one) => one.id === id);
  return parent ? `${parent.name} (${parent.email})` : '';
}

interface SureProps {
  kind: 'delete' | 'withdraw';
  names: { username: string; parent: string };
  onYes: () => void;
  onNo: () => void;
}

function Sure({ kind, names, onYes, onNo }: SureProps): ReactNode {
  return (
    <Dialog
      open
      onClose={onNo}
      title={t(`admin.desk.ask.${kind}`, names)}
      description={t(`admin.desk.kind.${kind}.means`)}
      actions={
        <>
          <Button look="danger" onClick={onYes}>
            {t(`admin.desk.ask.yes.${kind}`)}
          </Button>
          <Button look="secondary" onClick={onNo}>
            {t('admin.desk.ask.no')}
          </Button>
        </>
      }
    />
  );
}
