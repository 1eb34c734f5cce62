import { useState } from 'react';
import { newClientId } from './client-id.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from './drafts.ts';
import { useSession } from './session/session.ts';

interface OwnDraft {
  readonly text: string;
  /** Sent twice under one id it is one text; a changed text gets a new id. */
  readonly id: string;
}

/** A text that survives a closed form, a reload and the end of the session, for whoever typed it. */
export function useOwnDraft(key: string) {
  const userId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState<OwnDraft>(() => restored(userId, key) ?? { text: '', id: newClientId() });
  return {
    ...draft,
    write: (text: string): void => {
      const next = { text, id: newClientId() };
      setDraft(next);
      if (text.trim() === '') deleteOwnDraft(key);
      else saveOwnDraft(userId, key, next);
    },
    /** After sending: text that was typed since then stays. */
    deleteSent: (id: string): void => {
      if (restored(userId, key)?.id === id) deleteOwnDraft(key);
    },
  };
}

/** Whether the reader has typed something there and not sent it. */
export function useHasOwnDraft(key: string): boolean {
  const userId = useSession().user?.id ?? '';
  return restored(userId, key) !== undefined;
}

function restored(userId: string, key: string): OwnDraft | undefined {
  return readOwnDraft(userId, key) as OwnDraft | undefined;
}
