import { useState } from 'react';
import type { PendingSignUp } from '#contract/accounts.ts';
import { ApiError } from '#web/app/api.ts';
import { useSendVerification } from '../queries.ts';
import { sentenceWithRetryTime } from '../retry-time.ts';
import { type PendingSignUpWithUsername, usePendingSignUp } from '../verification/pending.ts';
import { forgetDraft } from './draft.ts';
import { useFormDraft } from './form-draft.ts';
import { useNicknames } from './nicknames.ts';
import {
  checkDraft,
  type FieldErrors,
  type SignUpDraft,
  type SignUpField,
  signUpPayload,
  whoIsAsked,
} from './sign-up-rules.ts';
import { stepFields } from './sign-up-steps.ts';
import { useStepNavigation } from './step-navigation.ts';
import { today } from './today.ts';
import { useUsernameState } from './username/username-check.ts';

/** The state of the sign-up form: draft, errors, step and sending. */
export function useSignUp(consentAge: number, onSent: (pending: PendingSignUpWithUsername) => void) {
  const { draft, visited, type, ...typed } = useFormDraft({ today: today(), consentAge });
  const [refused, setRefused] = useState<FieldErrors>({});
  const [insisted, setInsisted] = useState(false);
  const send = useSendVerification();
  const username = useUsernameState(draft.username, usePendingSignUp()?.username);

  const asked = whoIsAsked(draft.dateOfBirth, { today: today(), consentAge, insisted });
  const errors: FieldErrors = { ...refused, ...checkDraft(draft, asked, today()) };
  const wrong = Object.keys(errors) as SignUpField[];
  const navigation = useStepNavigation(wrong, username);
  const nicknames = useNicknames(draft, (nickname) => change({ nickname }));

  function change(changed: Partial<SignUpDraft>): void {
    type(changed);
    setRefused(without(refused, Object.keys(changed)));
    navigation.stopWaiting();
    if (send.isError) send.reset();
  }

  function onSuccess(pending: PendingSignUp): void {
    forgetDraft();
    onSent({ ...pending, username: draft.username.trim().toLowerCase() });
  }

  function onError(error: Error): void {
    const fields = toFieldErrors(error);
    setRefused(fields);
    if (fields.parentEmail) setInsisted(true);
    navigation.fail();
  }

  return {
    ...typed,
    ...navigation,
    draft,
    asked,
    username,
    wrong,
    canSend: wrong.length === 0 && username.is === 'available',
    isSending: send.isPending,
    wasRefused: send.isError,
    /** A refusal that concerns no single field. */
    problem:
      send.error && Object.keys(toFieldErrors(send.error)).length === 0 ? sentenceWithRetryTime(send) : undefined,
    /** Only for visited fields: an untouched form shows no errors. */
    errorOf: (field: SignUpField) => {
      // A free but unsuitable username shows its error while it is typed.
      const isSeen = visited.has(field) || refused[field] || (field === 'username' && username.is === 'available');
      return isSeen ? errors[field] : undefined;
    },
    change,
    nicknames,
    goOn: () => {
      typed.visit(...stepFields(navigation.step));
      navigation.goOn();
    },
    submit: () => send.mutate(signUpPayload({ ...draft, nickname: nicknames.chosen }, asked), { onSuccess, onError }),
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

function toFieldErrors(error: Error): FieldErrors {
  return error instanceof ApiError ? error.fields : {};
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
