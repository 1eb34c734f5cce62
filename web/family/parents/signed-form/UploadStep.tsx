import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { FORM_DAYS, MAX_FORM_MB, MAX_FORM_PAGES } from '#contract/rules/family/signed-forms.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../../messages/forms/index.ts';
import { useHandInSignedForm } from './queries.ts';
import {
  canOpen,
  encodeFile,
  type FileProblem,
  findProblem,
  isHeic,
  openableTypes,
  totalSize,
} from './upload-files.ts';

interface UploadStepProps {
  token: string;
  title: string;
  /** Something was uploaded before. */
  isReplacing: boolean;
}

/** Uploads files together, replacing earlier ones. */
export function UploadStep({ token, title, isReplacing }: UploadStepProps): ReactNode {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [leftOut, setLeftOut] = useState<File>();
  const [isUnread, setUnread] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, isSuccess, error, reset } = useHandInSignedForm(token);
  const problem = findProblem(files);
  const choose = (chosen: readonly File[]): void => {
    setFiles([...files, ...chosen.filter(canOpen)]);
    setLeftOut(chosen.find((file) => !canOpen(file)));
    setUnread(false);
    reset();
  };
  const remove = (index: number): void => {
    setFiles(files.filter((_, other) => other !== index));
    setLeftOut(undefined);
    reset();
    input.current?.focus();
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
      <FileChoice input={input} onChoose={choose} />
      <ChosenFiles files={files} onRemove={remove} />
      {leftOut && (
        <div role="alert" className="mt-3">
          <Callout tone="lotus">{leftOutText(leftOut)}</Callout>
        </div>
      )}
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
      <p role="status" className="mt-3 font-bold empty:hidden">
        {isReplacing && isSuccess && t('forms.upload.replaced')}
      </p>
      <p className="mt-4 text-ink-soft text-sm">{t('forms.upload.privacy', { days: FORM_DAYS })}</p>
    </Card>
  );
}

interface FileChoiceProps {
  input: RefObject<HTMLInputElement | null>;
  onChoose: (files: readonly File[]) => void;
}

/** A file input that looks like a button, because its own look differs between browsers and is too small for a thumb. */
function FileChoice({ input, onChoose }: FileChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className="relative mt-4 w-fit max-sm:w-full">
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={openableTypes.join()}
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
  onRemove: (index: number) => void;
}

function ChosenFiles({ files, onRemove }: ChosenFilesProps): ReactNode {
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
            onClick={() => onRemove(index)}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A file that cannot be opened is not taken, so that there is nothing to tidy up. */
function leftOutText(file: File): string {
  return isHeic(file) ? t('forms.upload.heic', { name: file.name }) : t('forms.upload.wrongType', { name: file.name });
}

function problemText(problem: FileProblem, files: readonly File[]): string {
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
