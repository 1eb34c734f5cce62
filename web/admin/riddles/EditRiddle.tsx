import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ANSWER_MAX, type GeneratedRiddle, QUESTION_MAX } from '#contract/cards/kinds/riddle-desk.ts';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/index.ts';
import { toastSaved } from '../settings/toast-saved.ts';
import { useEditRiddle } from './queries.ts';
import { DifficultyChoice } from './RiddleChoices.tsx';

type Texts = Pick<GeneratedRiddle, 'question' | 'answer' | 'difficulty'> & { readonly accepts: string };

/** Changes the text and the answers of a riddle. What is refused stays in the form. */
export function EditRiddle({ riddle, onClose }: { riddle: GeneratedRiddle; onClose: () => void }): ReactNode {
  const [texts, setTexts] = useState<Texts>({ ...riddle, accepts: riddle.accepts.join(', ') });
  const edit = useEditRiddle(riddle.id);
  const form = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const done = (): void => {
      toastSaved();
      onClose();
    };
    const { question, answer, accepts, difficulty } = texts;
    if (!edit.isPending)
      edit.mutate({ question, answer, accepts: splitNames(accepts), difficulty }, { onSuccess: done });
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('admin.riddles.editTitle')}
      closeLabel={t('admin.riddles.cancel')}
      actions={
        <Button type="submit" form={form} tone="leaf" pending={edit.isPending}>
          {t('admin.riddles.save')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Fields
          texts={texts}
          refused={edit.error instanceof ApiError ? edit.error.fields : {}}
          onChange={(changed) => setTexts({ ...texts, ...changed })}
        />
        <ErrorCallout error={edit.error} />
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  texts: Texts;
  /** What the server said about a field. */
  refused: Readonly<Record<string, string>>;
  onChange: (changed: Partial<Texts>) => void;
}

function Fields({ texts, refused, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <TextAreaField
        label={t('admin.riddles.question')}
        rows={3}
        maxLength={QUESTION_MAX}
        error={refused['question']}
        value={texts.question}
        onChange={(event) => onChange({ question: event.target.value })}
      />
      <Field
        label={t('admin.riddles.answer')}
        maxLength={ANSWER_MAX}
        error={refused['answer']}
        value={texts.answer}
        onChange={(event) => onChange({ answer: event.target.value })}
      />
      <Field
        label={t('admin.riddles.accepts')}
        hint={t('admin.riddles.acceptsHint')}
        error={refused['accepts']}
        value={texts.accepts}
        onChange={(event) => onChange({ accepts: event.target.value })}
      />
      <DifficultyChoice
        value={texts.difficulty}
        onChoose={(chosen) => onChange({ difficulty: chosen || texts.difficulty })}
      />
    </>
  );
}

function splitNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
