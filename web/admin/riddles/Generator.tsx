import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/index.ts';
import { type Order, useGenerate } from './queries.ts';

type Missing = 'noCategory' | 'noDifficulty';

interface GeneratorProps {
  label: string;
  /** Shown above the fields, unless a heading above says it already. */
  title?: string;
  max: number;
  usual: number;
  /** Title of the toast after it. */
  done: string;
  /** What to send, or what is not chosen yet. */
  orderOf: (count: number) => Order | Missing;
  children?: ReactNode;
}

/** A form that orders riddles. */
export function Generator({ label, title, max, usual, done, orderOf, children }: GeneratorProps): ReactNode {
  const generate = useGenerate();
  const [typed, setTyped] = useState(String(usual));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (generate.isPending) return;
    const count = Number(typed);
    const order = Number.isInteger(count) && count >= 1 && count <= max ? orderOf(count) : 'badCount';
    if (typeof order === 'string') {
      showField(event.currentTarget, order);
      refuse(t(`admin.riddles.${order}`), t(`admin.riddles.${order}.text`, { max: String(max) }));
      return;
    }
    generate.mutate(order, {
      onSuccess: ({ message, generated }) =>
        showToast({ title: done, description: message, tone: generated > 0 ? 'success' : 'destructive' }),
      onError: (error) => refuse(t('admin.riddles.failed'), sentenceFor(error)),
    });
  };
  return (
    <form noValidate onSubmit={submit} aria-label={label} className="flex max-w-112 flex-col gap-3">
      {title && <h3>{title}</h3>}
      {children}
      <Field
        label={t('admin.riddles.count', { max: String(max) })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="secondary" className="mt-auto self-start" pending={generate.isPending}>
        {t('admin.riddles.generate')}
      </Button>
    </form>
  );
}

/** In the middle of the screen: on a phone the toast lies over what is at its top. */
function showField(form: HTMLFormElement, order: Missing | 'badCount'): void {
  const isEmpty = ({ value }: HTMLSelectElement): boolean => value === '';
  const field = order === 'badCount' ? form.querySelector('input') : [...form.querySelectorAll('select')].find(isEmpty);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

function refuse(title: string, description: string): void {
  showToast({ title, description, tone: 'destructive' });
}
