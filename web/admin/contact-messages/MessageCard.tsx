import { type FormEvent, type ReactNode, useState } from 'react';
import type { ContactMessage } from '#contract/admin.ts';
import { NOTE_MAX } from '#contract/rules/set-up.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { useOwnDraft } from '#web/app/own-draft.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/index.ts';
import { useCloseMessage } from './queries.ts';

export function MessageCard({ message }: { message: ContactMessage }): ReactNode {
  const { type, name, email, subject, message: text, at, isFromChild, answered } = message;
  const [isClosing, setIsClosing] = useState(false);
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
      <Words text={text} subject={subject} />
      {answered && (
        <p className="mt-3 break-words text-ink-soft">
          {t('admin.messages.answeredBy', { name: answered.by ?? '–', when: moment(answered.at) })} {answered.note}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" href={reply}>
          {t('admin.messages.reply')}
        </Button>
        {!answered && (
          <Button
            look="ghost"
            className="max-sm:-ms-5"
            aria-expanded={isClosing}
            aria-label={isClosing ? undefined : t('admin.messages.close', { subject })}
            onClick={() => setIsClosing(!isClosing)}
          >
            {t(isClosing ? 'admin.messages.closeCancel' : 'admin.messages.closeSend')}
          </Button>
        )}
      </div>
      {!answered && isClosing && <Close id={message.id} subject={subject} />}
    </Card>
  );
}

const FOLDED_AT = 420;

/** A long text begins folded, so that the list can be skimmed. */
function Words({ text, subject }: { text: string; subject: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > FOLDED_AT || text.split('\n').length > 6;
  return (
    <>
      <p className={cx('mt-3 whitespace-pre-wrap break-words', isLong && !isOpen && 'line-clamp-6')}>{text}</p>
      {isLong && (
        <button
          type="button"
          className="min-h-12 cursor-pointer font-bold underline"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'admin.messages.foldOf' : 'admin.messages.unfoldOf', { subject })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'admin.messages.fold' : 'admin.messages.unfold')}
        </button>
      )}
    </>
  );
}

/** Asks for a note before the message is marked. */
function Close({ id, subject }: { id: string; subject: string }): ReactNode {
  const { text, id: draftId, write, deleteSent } = useOwnDraft(`message-note-${id}`);
  const close = useCloseMessage(id, () => deleteSent(draftId));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!close.isPending) close.mutate(text);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-3 flex flex-col gap-3"
      aria-label={t('admin.messages.close', { subject })}
    >
      <Field
        ref={focusField}
        label={t('admin.messages.note')}
        maxLength={NOTE_MAX}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <ErrorCallout error={close.error} />
      <Button type="submit" className="self-start" pending={close.isPending}>
        {t('admin.messages.closeSend')}
      </Button>
    </form>
  );
}

/** So that the note can be typed at once. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus();
}

function moment(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
