import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { updateUser } from '#contract/profiles.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { useUpdateUser } from './queries.ts';

const key = 'about-draft';

/** The unsaved changes. */
export interface AboutDraft {
  displayName?: string;
  bio?: string;
}
type AboutField = keyof AboutDraft;
type FieldErrors = Readonly<Partial<Record<AboutField, string>>>;

/** The state of the profile form: its values, its errors, and how to save it. */
export function useAbout(user: User) {
  const [draft, setDraft] = useState(() => (readOwnDraft(user.id, key) ?? {}) as AboutDraft);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failures, setFailures] = useState(0);
  const update = useUpdateUser();

  useEffect(() => saveAboutDraft(user.id, draft), [user.id, draft]);

  return {
    valueOf: (field: AboutField) => draft[field] ?? ownWords(user, field),
    refused,
    /** Failed attempts to save. Each moves the focus to the first invalid field. */
    failures,
    isSaving: update.isPending,
    /** A refusal that concerns no single field. */
    problem:
      update.error && Object.keys(toFieldErrors(update.error)).length === 0 ? sentenceFor(update.error) : undefined,
    change: (field: AboutField, text: string) => {
      setDraft(({ [field]: _, ...others }) => (text === ownWords(user, field) ? others : { ...others, [field]: text }));
      setRefused(({ [field]: _, ...others }) => others);
      if (update.isError) update.reset();
    },
    /** Resolves to what became of it, or to nothing when it was refused. Who leaves the page meanwhile finds nothing left over. */
    save: async (): Promise<Saved | undefined> => {
      if (Object.keys(draft).length === 0) return 'saved';
      try {
        const answer = await update.mutateAsync(draft);
        deleteOwnDraft(key);
        setDraft((now) => differing(now, draft));
        return savedAs(answer, draft);
      } catch (error) {
        setRefused(toFieldErrors(error));
        setFailures((before) => before + 1);
        return undefined;
      }
    },
  };
}

/** As the author sees them, including text that waits for review. */
export function ownWords(user: User, field: AboutField): string {
  return user.waiting[field] ?? user[field];
}

type Saved = 'saved' | 'waits' | 'comfort';

function savedAs({ waiting, needsComfort }: Answer<typeof updateUser>, draft: AboutDraft): Saved {
  if (needsComfort) return 'comfort';
  const waits = (['displayName', 'bio'] as const).some((field) => field in draft && waiting[field] !== null);
  return waits ? 'waits' : 'saved';
}

/** Text that was typed while the rest was being saved. */
function differing(now: AboutDraft, saved: AboutDraft): AboutDraft {
  return Object.fromEntries(Object.entries(now).filter(([field, text]) => text !== saved[field as AboutField]));
}

function toFieldErrors(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {};
}

function saveAboutDraft(userId: string, draft: AboutDraft): void {
  if (Object.keys(draft).length > 0) saveOwnDraft(userId, key, draft);
  else deleteOwnDraft(key);
}
