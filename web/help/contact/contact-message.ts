import { useEffect, useState } from 'react';
import type { ContactForm } from '#contract/help.ts';
import { ApiError } from '#web/app/api.ts';
import { newClientId } from '#web/app/client-id.ts';
import { deleteDraft, deleteOwnDraft, readDraft, readOwnDraft, saveDraft, saveOwnDraft } from '#web/app/drafts.ts';
import type { ContactErrors } from './contact-message-check.ts';
import { type SentContactMessage, useSendContact } from './queries.ts';

const key = 'contact-draft';

/** The typed fields; the topic is in the address. */
type Words = Omit<ContactForm, 'type'>;
export type ContactField = keyof Words;

interface Draft extends Words {
  /** The clientId of this text: sent twice it is one message; a changed text gets a new one. */
  clientId: string;
}

export interface Writer {
  /** Whose draft it is: a user's id, or the address of a signed-in parent. Nobody when not signed in. */
  userId: string | undefined;
  name: string;
  email: string;
}

/** The state of the form: its values, its errors, and how to send it. */
export function useContactMessage(
  writer: Writer,
  type: ContactForm['type'],
  onSent: (letter: SentContactMessage, needsComfort: boolean) => void,
) {
  const { userId } = writer;
  const [draft, setDraft] = useState(() => restoreDraft(writer));
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failures, setFailures] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const fail = (found: ContactErrors): void => {
    setErrors(found);
    setFailures((before) => before + 1);
  };
  const { mutate, isPending, error, reset } = useSendContact({
    onSent: (letter, needsComfort) => {
      forgetSent(userId, letter);
      onSent(letter, needsComfort);
    },
    onRefused: (refusal) => fail(refusal instanceof ApiError ? refusal.fields : {}),
  });

  useEffect(() => saveContactDraft(userId, draft), [userId, draft]);

  return {
    draft,
    errors,
    /** Failed attempts to send. Each moves the focus to the first invalid field. */
    failures,
    isSending: isPending || isChecking,
    /** A refusal that concerns no single field. */
    refusal: error && Object.keys(errors).length === 0 ? error : undefined,
    write: (field: ContactField, value: string) => {
      setDraft((now) => ({ ...now, [field]: value, clientId: newClientId() }));
      setErrors(({ [field]: _, ...others }) => others);
      if (error) reset();
    },
    send: async () => {
      if (isPending || isChecking) return;
      setIsChecking(true);
      const found = await check({ ...draft, type });
      setIsChecking(false);
      if (Object.keys(found).length > 0) fail(found);
      else mutate({ ...draft, type });
    },
  };
}

export type ContactMessageState = ReturnType<typeof useContactMessage>;

/** The check is larger than the page, so it loads when the visitor starts to type. */
export function loadCheck(): void {
  void import('./contact-message-check.ts').catch(() => undefined);
}

/** The error of every invalid field. If the check does not load, the server checks. */
async function check(letter: SentContactMessage): Promise<ContactErrors> {
  try {
    const { fieldErrors } = await import('./contact-message-check.ts');
    return fieldErrors(letter);
  } catch {
    return {};
  }
}

function restoreDraft({ userId, name, email }: Writer): Draft {
  const empty: Draft = { name, email, subject: '', message: '', clientId: newClientId() };
  const kept = userId === undefined ? readDraft(key) : readOwnDraft(userId, key);
  return { ...empty, ...(kept as Partial<Draft> | undefined) };
}

function saveContactDraft(userId: string | undefined, draft: Draft): void {
  if (draft.subject === '' && draft.message === '') forgetDraft(userId);
  else if (userId === undefined) saveDraft(key, draft);
  else saveOwnDraft(userId, key, draft);
}

function forgetDraft(userId: string | undefined): void {
  if (userId === undefined) deleteDraft(key);
  // Somebody else's words stay for them.
  else if (readOwnDraft(userId, key)) deleteOwnDraft(key);
}

/** Text written since then is another message. */
function forgetSent(userId: string | undefined, { clientId }: SentContactMessage): void {
  const kept = (userId === undefined ? readDraft(key) : readOwnDraft(userId, key)) as Partial<Draft> | undefined;
  if (kept?.clientId === clientId) forgetDraft(userId);
}
