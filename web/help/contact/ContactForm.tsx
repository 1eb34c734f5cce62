import { type FormEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_SUBJECT_MAX,
  type ContactType,
} from '#contract/rules/contact-types.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Counter } from '#web/ui/controls/Counter.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/contact/index.ts';
import { useOperatorFacts } from '../queries.ts';
import {
  type ContactField,
  type ContactMessageState,
  loadCheck,
  useContactMessage,
  type Writer,
} from './contact-message.ts';
import type { SentContactMessage } from './queries.ts';

interface ContactFormProps {
  writer: Writer;
  type: ContactType;
  onSent: (letter: SentContactMessage, needsComfort: boolean) => void;
}

export function ContactForm({ writer, type, onSent }: ContactFormProps): ReactNode {
  const letter = useContactMessage(writer, type, onSent);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (letter.failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [letter.failures]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void letter.send();
  };
  return (
    <Card tone="leaf">
      <h2>{t('help.contact.form')}</h2>
      <form
        ref={form}
        noValidate
        onSubmit={send}
        onFocus={loadCheck}
        aria-label={t('help.contact.form')}
        className="mt-4 flex flex-col gap-5"
      >
        <Lines letter={letter} isParent={type === 'parent'} />
        <NotSent letter={letter} />
        <Offline />
        <div className="help-send flex">
          <Button type="submit" size="large" pending={letter.isSending} className="help-send-button shrink-0">
            {t('help.contact.send')}
          </Button>
          <KeptLine />
        </div>
      </form>
    </Card>
  );
}

function Lines({ letter, isParent }: { letter: ContactMessageState; isParent: boolean }): ReactNode {
  const { draft, errors, isSending } = letter;
  const bound = (field: ContactField) => ({
    name: field,
    value: draft[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => letter.write(field, event.target.value),
    readOnly: isSending,
  });
  const counted = (field: ContactField, max: number) => (
    <Counter length={draft[field].trim().length} max={max} leftLabel={lettersLeft} />
  );
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...bound('name')}
          label={t('help.contact.name')}
          hint={t('help.contact.name.hint')}
          counter={counted('name', CONTACT_NAME_MAX)}
          autoComplete="name"
          dir="auto"
        />
        <Field
          {...bound('email')}
          type="email"
          label={t('help.contact.email')}
          hint={t(isParent ? 'help.contact.email.hint.parent' : 'help.contact.email.hint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Field
        {...bound('subject')}
        label={t('help.contact.subject')}
        hint={t(isParent ? 'help.contact.subject.hint.parent' : 'help.contact.subject.hint')}
        counter={counted('subject', CONTACT_SUBJECT_MAX)}
        autoComplete="off"
        dir="auto"
      />
      <TextAreaField
        {...bound('message')}
        label={t('help.contact.message')}
        hint={t(isParent ? 'help.contact.message.hint.parent' : 'help.contact.message.hint')}
        counter={counted('message', CONTACT_MESSAGE_MAX)}
        rows={6}
        dir="auto"
      />
    </>
  );
}

/** Why sending failed; the text stays. Pip is inline, because without a network no picture loads. */
function NotSent({ letter: { refusal } }: { letter: ContactMessageState }): ReactNode {
  const isOffline = refusal instanceof ApiError && refusal.code === 'offline';
  return (
    <div role="alert" className="empty:hidden">
      {refusal && (
        <Card tone="sun" fill="soft" padding="small" as="div" className="flex items-center gap-4">
          <Pip mood={isOffline ? 'sleeping' : 'sorry'} size={64} className="shrink-0" />
          <div className="min-w-0">
            <p className="font-bold font-display text-lg leading-snug">{t('help.contact.notSent')}</p>
            <p className="text-sm">
              {sentenceFor(refusal)} {t('help.contact.words')}
            </p>
          </div>
        </Card>
      )}
    </div>
  );
}

function Offline(): ReactNode {
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  return (
    <p role="status" className="font-bold text-sm empty:hidden">
      {isOnline ? null : t('help.contact.offline')}
    </p>
  );
}

function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function KeptLine(): ReactNode {
  const { data } = useOperatorFacts();
  return <p className="text-ink-soft text-sm">{data && t('help.contact.kept', data)}</p>;
}

function lettersLeft(left: number): string {
  return left < 0 ? t('help.contact.tooMany', { count: -left }) : t('ui.lettersLeft', { count: left });
}
