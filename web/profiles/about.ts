import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { updateUser } from '#contract/profiles.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { useUpdateUser } from './queries.ts';

const key = 'about-draft';

/** What differs from what is saved. */
export interface AboutDraft {
  displayName?: string;
  bio?: string;
}
type AboutField = keyof AboutDraft;
type FieldErrors = Readonly<Partial<Record<AboutField, string>>>;

/** The state of the form about oneself: what is typed, what is wrong with it, and the way to save it. */
export function useAbout(user: User) {
  const [draft, setDraft] = useState(() => (readOwnDraft(user.id, key) ?? {}) as AboutDraft);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failures, setFailures] = useState(0);
  const update = useUpdateUser();

  useEffect(() => keepDraft(user.id, draft), [user.id, draft]);

  return {
    valueOf: (field: AboutField) => draft[field] ?? ownWords(user, field),
    refused,
    /** How often saving has failed: each time the first wrong field wants the focus. */
    failures,
    isSaving: update.isPending,
    /** A refusal that belongs to no field. */
    problem: update.error && Object.keys(fieldsOf(update.error)).length === 0 ? sentenceFor(update.error) : undefined,
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
        setRefused(fieldsOf(error));
        setFailures((before) => before + 1);
        return undefined;
      }
    },
  };
}

/** As their author sees them: what waits for a check already stands there. */
export function ownWords(user: User, field: AboutField): string {
  return user.waiting[field] ?? user[field];
}

type Saved = 'saved' | 'waits' | 'comfort';

function savedAs({ waiting, needsComfort }: Answer<typeof updateUser>, draft: AboutDraft): Saved {
  if (needsComfort) return 'comfort';
  const waits = (['displayName', 'bio'] as const).some((field) => field in draft && waiting[field] !== null);
  return waits ? 'waits' : 'saved';
}

/** What has been typed while the rest was on its way. */
function differing(now: AboutDraft, saved: AboutDraft): AboutDraft {
  return Object.fromEntries(Object.entries(now).filter(([field, text]) => text !== saved[field as AboutField]));
}

function fieldsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {};
}

function keepDraft(userId: string, draft: AboutDraft): void {
  if (Object.keys(draft).length > 0) saveOwnDraft(userId, key, draft);
  else deleteOwnDraft(key);
}
