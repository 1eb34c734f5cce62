import { type ReactNode, useId, useState } from 'react';
import { FORM_DAYS, MAX_FORM_MB, MAX_FORM_PAGES } from '#contract/rules/family/signed-forms.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../../messages/forms/index.ts';
import { useHandInSignedForm } from './queries.ts';
import { encodeFile, type FileProblem, findProblem, totalSize } from './upload-files.ts';

interface UploadStepProps {
  token: string;
  title: string;
  /** Something was uploaded before. */
  isReplacing: boolean;
}

/** Uploads files together, replacing earlier ones. */
export function UploadStep({ token, title, isReplacing }: UploadStepProps): ReactNode {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isUnread, setUnread] = useState(false);
  const { mutate, isPending, error, reset } = useHandInSignedForm(token);
  const problem = findProblem(files);
  const choose = (chosen: readonly File[]): void => {
    setFiles(chosen);
    setUnread(false);
    reset();
  };
  const send = (): void => {
    Promise.all(files.map(encodeFile)).then(
      (encoded) => mutate(encoded, { onSuccess: () => setFiles([]) }),
      () => setUnread(true),
    );
  };
  return (
    <Card>
      <h2>{title}</h2>
      <p className="mt-1">{t('forms.upload.text', { pages: MAX_FORM_PAGES, size: MAX_FORM_MB })}</p>
      <FileChoice onChoose={(more) => choose([...files, ...more])} />
      <ChosenFiles files={files} onChange={choose} />
      {(problem || error || isUnread) && (
        <div role="alert" className="mt-3">
          <Callout tone="lotus">{problem ? problemText(problem, files) : uploadErrorText(error)}</Callout>
        </div>
      )}
      {files.length > 0 && !problem && (
        <Button size="large" className="mt-4 max-sm:w-full" pending={isPending} onClick={send}>
          {t(isReplacing ? 'forms.upload.replace' : 'forms.upload.send')}
        </Button>
      )}
      <p className="mt-4 text-ink-soft text-sm">{t('forms.upload.privacy', { days: FORM_DAYS })}</p>
    </Card>
  );
}

/** A file input that looks like a button, because its own look differs between browsers and is too small for a thumb. */
function FileChoice({ onChoose }: { onChoose: (files: readonly File[]) => void }): ReactNode {
  const id = useId();
  return (
    <div className="relative mt-4 w-fit max-sm:w-full">
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,application/pdf"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="pointer-events-none flex min-h-14 items-center justify-center rounded-button border-2 border-line-strong border-dashed bg-card px-6 py-3 text-center font-bold font-display peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
      >
        {t('forms.upload.choose')}
      </label>
    </div>
  );
}

interface ChosenFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

function ChosenFiles({ files, onChange }: ChosenFilesProps): ReactNode {
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 ruled" aria-label={t('forms.upload.chosen')}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one name, and their order never changes
        <li key={`${file.name} ${index}`} className="flex min-h-12 items-center justify-between gap-3">
          <span className="min-w-0 break-words">
            {file.name} <span className="text-ink-soft text-sm">{megabytes(file.size)} MB</span>
          </span>
          <Button
            look="ghost"
            aria-label={t('forms.upload.remove', { name: file.name })}
            onClick={() => onChange(files.filter((_, other) => other !== index))}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function problemText(problem: FileProblem, files: readonly File[]): string {
  if (problem === 'heic') return t('forms.upload.heic');
  if (problem === 'tooMany') return t('forms.upload.tooMany', { max: MAX_FORM_PAGES });
  return t('forms.upload.tooBig', { size: megabytes(totalSize(files)), max: MAX_FORM_MB });
}

/** Without a server error, the file itself could not be read, for example because it was moved. */
function uploadErrorText(error: Error | null): string {
  return error ? sentenceFor(error) : t('forms.upload.unread');
}

function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 1024 / 102.4) / 10).toLocaleString();
}
