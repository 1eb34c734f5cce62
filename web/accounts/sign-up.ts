import { useEffect, useState } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';
import { usePendingSignUp, type WaitingSignUp } from './pending.ts';
import { useSendVerification } from './queries.ts';
import {
  changeDraft,
  checkDraft,
  type FieldErrors,
  type SignUpDraft,
  type SignUpField,
  signUpPayload,
  whoIsAsked,
} from './sign-up-rules.ts';
import { today } from './today.ts';
import { useUsernameState } from './username-check.ts';

/** The sign-up form's state: what is typed, what is wrong with it, and whether it may be sent. */
export function useSignUp(onSent: (pending: WaitingSignUp) => void) {
  const [draft, setDraft] = useState(restoreDraft);
  const [visited, setVisited] = useState<ReadonlySet<SignUpField>>(new Set());
  const [refused, setRefused] = useState<FieldErrors>({});
  const [insisted, setInsisted] = useState(false);
  const send = useSendVerification();
  const username = useUsernameState(draft.username, usePendingSignUp()?.username);

  const asked = whoIsAsked(draft.dateOfBirth, today(), insisted);
  const errors: FieldErrors = { ...refused, ...checkDraft(draft, asked, today()) };
  const wrong = Object.keys(errors) as SignUpField[];

  useEffect(() => keepDraft(draft), [draft]);

  return {
    draft,
    asked,
    username,
    wrong,
    canSend: wrong.length === 0 && username.is === 'available',
    isSending: send.isPending,
    /** A refusal that belongs to no field. */
    problem: send.error && Object.keys(fieldsOf(send.error)).length === 0 ? sentenceFor(send.error) : undefined,
    /** Only for fields that somebody has been in: an untouched form is not full of faults. */
    errorOf: (field: SignUpField) => (visited.has(field) || refused[field] ? errors[field] : undefined),
    visit: (field: SignUpField) => setVisited(new Set(visited).add(field)),
    change: (change: Partial<SignUpDraft>) => {
      setDraft(changeDraft(draft, change, today()));
      const changed = Object.keys(change);
      setRefused(Object.fromEntries(Object.entries(refused).filter(([field]) => !changed.includes(field))));
      if (send.isError) send.reset();
    },
    submit: () =>
      send.mutate(signUpPayload(draft, asked), {
        onSuccess: (pending) => {
          forgetDraft();
          onSent({ ...pending, username: draft.username.trim().toLowerCase() });
        },
        onError: (error) => {
          const fields = fieldsOf(error);
          setRefused(fields);
          if (fields.parentEmail) setInsisted(true);
        },
      }),
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

function fieldsOf(error: Error): FieldErrors {
  return error instanceof ApiError ? error.fields : {};
}
