import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { CASE_NOTE_MAX } from '#contract/safety/casework.ts';
import type { CaseFile } from '#contract/safety.ts';
import { useHasOwnDraft, useOwnDraft } from '#web/app/own-draft.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../../messages/casework/index.ts';
import { formatMoment } from '../labels.ts';
import { type useCaseLog, useNote } from './queries.ts';

interface StaffNotesProps {
  file: CaseFile;
  log: ReturnType<typeof useCaseLog>;
  isWriting: boolean;
  onWrite: (isWriting: boolean) => void;
}

const draftOf = (caseId: string): string => `case-note-${caseId}`;

/** Private notes of staff on a case. */
export function StaffNotes({ file, log, isWriting, onWrite }: StaffNotesProps): ReactNode {
  const hasDraft = useHasOwnDraft(draftOf(file.id));
  const { showEarlier, isFetching } = log;
  const notes = log.entries.filter(({ event, detail }) => event === 'note' && detail !== null);
  return (
    <section className="safety-notes" data-tone="sun" aria-label={t('safety.casework.notes')}>
      <div className="min-w-0 flex-1">
        {showEarlier && (
          <Button look="ghost" className="-ms-3 px-3! text-ink" pending={isFetching} onClick={showEarlier}>
            {t('safety.casework.earlierNotes')}
          </Button>
        )}
        {notes.length === 0 ? (
          <p className="text-sm">{t('safety.casework.noNotes')}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {notes.map(({ id, by, at, detail }) => (
              <li key={id}>
                <p className="text-sm">
                  <bdi className="font-bold font-display">{by ?? t('safety.casework.someone')}</bdi>, {formatMoment(at)}
                </p>
                <p className="safety-line">{detail}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button look="ghost" className="px-3! text-ink" aria-keyshortcuts="n" onClick={() => onWrite(true)}>
        {t(hasDraft ? 'safety.casework.finishNote' : 'safety.casework.addNote')}
      </Button>
      {isWriting && <NoteDialog id={file.id} onClose={() => onWrite(false)} />}
    </section>
  );
}

function NoteDialog({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const { text, id: noteId, write, deleteSent } = useOwnDraft(draftOf(id));
  const note = useNote(id, deleteSent);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '' && !note.isPending) note.mutate({ noteId, text }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('safety.casework.noteTitle')}
      description={t('safety.casework.noteText')}
      closeLabel={t('ui.close')}
      focusFirst={field}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextAreaField
          ref={field}
          label={t('safety.casework.note')}
          rows={4}
          maxLength={CASE_NOTE_MAX}
          value={text}
          error={isEmpty ? t('safety.casework.noteEmpty') : undefined}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" className="self-start" pending={note.isPending}>
          {t('safety.casework.save')}
        </Button>
      </form>
    </Dialog>
  );
}
