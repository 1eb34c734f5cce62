import { useEffect, useState } from 'react';
import { type createPost, type PostForm, postForm } from '#contract/posts.ts';
import type { Drawing } from '#contract/rules/drawings.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { ApiError } from '#web/app/api.ts';
import { newClientId } from '#web/app/client-id.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { translateRefusal } from '#web/app/i18n/translator.ts';
import { useCreatePost } from './queries.ts';

const key = 'post-draft';

interface PostParts extends PostForm {
  drawing?: Drawing | undefined;
}

export type PostField = keyof PostParts;
type FieldErrors = Readonly<Partial<Record<PostField, string>>>;

interface PostDraft extends PostParts {
  /** The same text sent twice creates one post; changed text gets a new id. */
  clientId: string;
}

interface Outcome {
  onSent: (answer: Answer<typeof createPost>) => void;
  onFailed: (error: Error) => void;
}

/** The state of the post form: draft, errors and sending. */
export function useComposer(userId: string, { onSent, onFailed }: Outcome) {
  const [draft, setDraft] = useState(() => restoreDraft(userId));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failures, setFailures] = useState(0);
  const fail = (found: FieldErrors): void => {
    setErrors(found);
    setFailures((before) => before + 1);
  };
  const { mutate, isPending, error, reset } = useCreatePost({
    onSent: (answer, { clientId }) => {
      deleteSentDraft(userId, clientId);
      onSent(answer);
    },
    onRefused: (refusal) => {
      const fields = refusal instanceof ApiError ? refusal.fields : {};
      if (refusal instanceof ApiError && refusal.code === 'gone')
        setDraft((now) => ({ ...now, clientId: newClientId() }));
      fail(fields);
      if (Object.keys(fields).length === 0) onFailed(refusal);
    },
  });

  useEffect(() => {
    if (isEmpty(draft)) deleteOwnDraft(key);
    else saveOwnDraft(userId, key, draft);
  }, [userId, draft]);

  return {
    draft,
    errors,
    /** Failed attempts to send. Each moves the focus to the first invalid field. */
    failures,
    isSending: isPending,
    /** A refusal that concerns no single field. */
    refusal: error && Object.keys(errors).length === 0 ? error : undefined,
    write: <F extends PostField>(field: F, value: PostParts[F]) => {
      setDraft((now) => ({ ...now, [field]: value, clientId: newClientId() }));
      setErrors(({ [field]: _, ...others }) => others);
      if (error) reset();
    },
    send: () => {
      if (isPending) return;
      const found = check(draft);
      if (Object.keys(found).length > 0) fail(found);
      else mutate(withoutEmptyPaper(draft));
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;

/** The contract's error for every invalid field. */
function check({ clientId: _, drawing: __, ...form }: PostDraft): FieldErrors {
  const errors: Partial<Record<PostField, string>> = {};
  for (const { path, message } of postForm.safeParse(form).error?.issues ?? [])
    errors[path[0] as PostField] ??= translateRefusal(message);
  return errors;
}

function restoreDraft(userId: string): PostDraft {
  const empty: PostDraft = { title: '', content: '', category: 'story', clientId: newClientId() };
  return { ...empty, ...(readOwnDraft(userId, key) as Partial<PostDraft> | undefined) };
}

/** Text that changed meanwhile stays. */
function deleteSentDraft(userId: string, clientId: string): void {
  const kept = readOwnDraft(userId, key) as Partial<PostDraft> | undefined;
  if (kept?.clientId === clientId) deleteOwnDraft(key);
}

function withoutEmptyPaper({ drawing, ...words }: PostDraft) {
  return drawing && drawing.marks.length > 0 ? { ...words, drawing } : words;
}

function isEmpty({ title, content, drawing }: PostDraft): boolean {
  return title === '' && content === '' && !drawing;
}
