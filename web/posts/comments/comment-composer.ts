import { useEffect, useState } from 'react';
import { commentForm } from '#contract/comments.ts';
import { ApiError } from '#web/app/api.ts';
import { newClientId } from '#web/app/client-id.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { translateRefusal } from '#web/app/i18n/translator.ts';
import { type NewComment, useCreateComment } from './queries.ts';

interface Outcome {
  onSent: (answer: { status: 'held' | 'published'; needsComfort: boolean }) => void;
  onFailed: (error: Error) => void;
}

/** The state of the comment form: draft, errors and sending. Each post has its own draft. */
export function useCommentComposer(userId: string, postId: string, { onSent, onFailed }: Outcome) {
  const key = `comment-draft-${postId}`;
  const empty = (): NewComment => ({ content: '', clientId: newClientId() });
  const [draft, setDraft] = useState<NewComment>(() => restored(userId, key) ?? empty());
  const [error, setError] = useState<string>();
  const [failures, setFailures] = useState(0);
  const fail = (sentence: string): void => {
    setError(sentence);
    setFailures((before) => before + 1);
  };
  const { mutate, isPending } = useCreateComment(postId, {
    onSent: ({ comment, needsComfort }, sent) => {
      // Text that changed meanwhile is another comment.
      if (restored(userId, key)?.clientId === sent.clientId) deleteOwnDraft(key);
      setDraft((now) => (now.clientId === sent.clientId ? empty() : now));
      onSent({ status: comment.status, needsComfort });
    },
    onRefused: (refusal) => {
      const isKnown = refusal instanceof ApiError;
      if (isKnown && refusal.code === 'gone') setDraft((now) => ({ ...now, clientId: newClientId() }));
      const sentence = isKnown ? refusal.fields['content'] : undefined;
      if (sentence === undefined) onFailed(refusal);
      else fail(sentence);
    },
  });

  useEffect(() => {
    if (draft.content === '') deleteOwnDraft(key);
    else saveOwnDraft(userId, key, draft);
  }, [userId, key, draft]);

  return {
    content: draft.content,
    error,
    /** Failed attempts to send. Each moves the focus to the field. */
    failures,
    isSending: isPending,
    write: (content: string) => {
      // The same text sent twice creates one comment; changed text gets a new id.
      setDraft({ content, clientId: newClientId() });
      setError(undefined);
    },
    send: () => {
      if (isPending) return;
      const [issue] = commentForm.safeParse({ content: draft.content }).error?.issues ?? [];
      if (issue) fail(translateRefusal(issue.message));
      else mutate(draft);
    },
  };
}

function restored(userId: string, key: string): NewComment | undefined {
  return readOwnDraft(userId, key) as NewComment | undefined;
}
