import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { userKey } from '#web/app/query-client.ts';

/** What is typed into a card. It survives a reload, a lost connection and leaving the page. */
export function useTypedGuess(cardId: string): [typed: string, type: (text: string) => void] {
  const key = `guess-${cardId}`;
  const reader = useQueryClient().getQueryData<User>(userKey)?.id ?? '';
  const [typed, setTyped] = useState(() => String(readOwnDraft(reader, key) ?? ''));
  const type = (text: string): void => {
    setTyped(text);
    if (text === '') deleteOwnDraft(key);
    else saveOwnDraft(reader, key, text);
  };
  return [typed, type];
}
