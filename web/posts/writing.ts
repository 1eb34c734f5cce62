import { useEffect, useState } from 'react';
import { type PostForm, postForm } from '#contract/posts.ts';
import type { Drawing } from '#contract/rules/drawings.ts';
import { ApiError } from '#web/app/api.ts';
import { newClientId } from '#web/app/client-id.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { translateRefusal } from '#web/app/i18n/translator.ts';
import { useCreatePost } from './write/queries.ts';

const key = 'post-draft';

/** What a child makes: words, and maybe a drawing. */
interface PostParts extends PostForm {
  drawing?: Drawing | undefined;
}

export type PostField = keyof PostParts;
type FieldErrors = Readonly<Partial<Record<PostField, string>>>;

interface PostDraft extends PostParts {
  /** Names these words: sent twice, they make one post; changed, they get a new name. */
  clientId: string;
}

interface Outcome {
  onSent: (answer: { status: 'held' | 'published'; needsComfort: boolean }) => void;
  onLost: (error: Error) => void;
}

/** The state of the form: what is written, what is wrong with it, and the way to send it. */
export function useWriting(userId: string, { onSent, onLost }: Outcome) {
  const [draft, setDraft] = useState(() => restoreDraft(userId));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failures, setFailures] = useState(0);
  const fail = (found: FieldErrors): void => {
    setErrors(found);
    setFailures((before) => before + 1);
  };
  const { mutate, isPending, error, reset } = useCreatePost({
    onSent: (answer, { clientId }) => {
      forgetSent(userId, clientId);
      onSent(answer);
    },
    onRefused: (refusal) => {
      const fields = refusal instanceof ApiError ? refusal.fields : {};
      if (refusal instanceof ApiError && refusal.code === 'gone')
        setDraft((now) => ({ ...now, clientId: newClientId() }));
      fail(fields);
      if (Object.keys(fields).length === 0) onLost(refusal);
    },
  });

  useEffect(() => {
    if (isEmpty(draft)) deleteOwnDraft(key);
    else saveOwnDraft(userId, key, draft);
  }, [userId, draft]);

  return {
    draft,
    errors,
    /** How often sending has failed: each time the first wrong field wants the focus. */
    failures,
    isSending: isPending,
    /** A refusal that belongs to no field. */
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

export type Writing = ReturnType<typeof useWriting>;

/** A sentence for every field that is not right yet, in the words of the contract. */
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

/** What was written since then is another story. */
function forgetSent(userId: string, clientId: string): void {
  const kept = readOwnDraft(userId, key) as Partial<PostDraft> | undefined;
  if (kept?.clientId === clientId) deleteOwnDraft(key);
}

/** Paper without a mark stays at home. */
function withoutEmptyPaper({ drawing, ...words }: PostDraft) {
  return drawing && drawing.marks.length > 0 ? { ...words, drawing } : words;
}

function isEmpty({ title, content, drawing }: PostDraft): boolean {
  return title === '' && content === '' && !drawing;
}
