import { useState } from 'react';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from './drafts.ts';

export interface Draft {
  readonly text: string;
  write: (next: string) => void;
  /** Puts returned words before what was typed since, and returns the field's new text. */
  bringBack: (words: string) => string;
}

/** A draft survives a reload. */
export function useDraft(ownId: string, key: string): Draft {
  const [text, setText] = useState(() => readDraft(ownId, key));
  const write = (next: string): void => {
    setText(next);
    if (next === '') deleteOwnDraft(key);
    else saveOwnDraft(ownId, key, next);
  };
  return {
    text,
    write,
    bringBack: (words) => {
      const all = [words, readDraft(ownId, key)].filter((part) => part !== '').join(' ');
      write(all);
      return all;
    },
  };
}

function readDraft(ownId: string, key: string): string {
  return String(readOwnDraft(ownId, key) ?? '');
}
