import { type FormEvent, type ReactNode, useState } from 'react';
import type { ContactMessage } from '#contract/admin.ts';
import { NOTE_MAX } from '#contract/rules/set-up.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/index.ts';
import { useCloseMessage } from './queries.ts';

export function MessageCard({ message }: { message: ContactMessage }): ReactNode {
  const { type, name, email, subject, message: text, at, isFromChild, answered } = message;
  const isUrgent = type === 'safety' || type === 'emergency';
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <Card as="li" tone={isUrgent ? 'lotus' : undefined}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 flex-1 basis-64 break-words">{subject}</h2>
        <Chip tone={isUrgent ? 'lotus' : 'quiet'}>{t(`admin.messages.type.${type}`)}</Chip>
        {isFromChild && <Chip tone="sun">{t('admin.messages.child')}</Chip>}
      </div>
      <p className="break-words text-ink-soft text-sm">
        {name} · <bdi className="break-all">{email}</bdi> · {moment(at)}
      </p>
      <p className="mt-3 whitespace-pre-wrap break-words">{text}</p>
      <div className="mt-4 flex flex-col gap-4">
        <Button look="secondary" href={reply} className="self-start">
          {t('admin.messages.reply')}
        </Button>
        {answered ? (
          <p className="text-ink-soft">
            {t('admin.messages.answeredBy', { name: answered.by ?? '–', when: moment(answered.at) })} {answered.note}
          </p>
        ) : (
          <Close id={message.id} subject={subject} />
        )}
      </div>
    </Card>
  );
}

function Close({ id, subject }: { id: string; subject: string }): ReactNode {
  const close = useCloseMessage(id);
  const [note, setNote] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!close.isPending) close.mutate(note);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-3"
      aria-label={t('admin.messages.close', { subject })}
    >
      <Field
        label={t('admin.messages.note')}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <ErrorCallout error={close.error} />
      <Button type="submit" tone="leaf" className="self-start" pending={close.isPending}>
        {t('admin.messages.closeSend')}
      </Button>
    </form>
  );
}

function moment(at: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
