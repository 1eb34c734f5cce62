import { useEffect, useEffectEvent, useState } from 'react';
import type { CreativeWork } from '#contract/games/creative-challenge.ts';
import { isEmptyWork, isSameWork } from '#contract/rules/games/creative-work.ts';
import { emptyPicture } from './PictureMaker.tsx';
import { emptyText } from './TextMaker.tsx';

const SAVE_AFTER_MS = 700;
const SAVE_AGAIN_MS = 3000;

/** What the server has of a player's work. */
interface Stored {
  work: CreativeWork | null;
  isDone: boolean;
}

/** What a player is making. The picture stays while they try words, and the other way around. */
interface Draft {
  as: CreativeWork['as'];
  picture: Extract<CreativeWork, { as: 'picture' }>;
  text: Extract<CreativeWork, { as: 'words' }>;
  isDone: boolean;
}

const emptyDraft: Draft = { as: 'picture', picture: emptyPicture, text: emptyText, isDone: false };

/**
 * A player's work, saved continuously, so that nothing is lost when time is up or the connection drops. What the player does in
 * another tab shows up here too, unless this tab has changes that are not saved yet.
 *
 * @param save tells whether there was a connection to send it over
 */
export function useCreativeWork(stored: Stored, save: (work: CreativeWork, isDone: boolean) => boolean) {
  const [draft, setDraft] = useState(() => draftFrom(stored, emptyDraft));
  const [known, setKnown] = useState(stored);
  const [sent, setSent] = useState<Stored>();
  if (!isSameStored(known, stored)) {
    const isOurs = sent !== undefined && isSameStored(sent, stored);
    setKnown(stored);
    setSent(undefined);
    if (!isOurs && isStored(known, draft)) setDraft(draftFrom(stored, draft));
  }
  const send = (next: Draft): void => {
    const work = workFrom(next);
    if (save(work, next.isDone)) setSent({ work, isDone: next.isDone });
  };
  useSaving(draft, isStored(stored, draft), send);
  return {
    draft,
    isEmpty: isEmptyWork(workFrom(draft)),
    /** A player who changes something is no longer done. */
    change: (changed: Partial<Omit<Draft, 'isDone'>>): void => setDraft({ ...draft, ...changed, isDone: false }),
    toggleDone: (): void => {
      const next = { ...draft, isDone: !draft.isDone };
      setDraft(next);
      send(next);
    },
  };
}

/** Repeats until the server has it, because messages over a lost connection are gone. */
function useSaving(draft: Draft, isSaved: boolean, send: (draft: Draft) => void): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (isSaved) return;
    const first = setTimeout(() => sendNow(draft), SAVE_AFTER_MS);
    const again = setInterval(() => sendNow(draft), SAVE_AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [draft, isSaved]);
}

function draftFrom({ work, isDone }: Stored, before: Draft): Draft {
  return {
    as: work?.as ?? before.as,
    picture: work?.as === 'picture' ? work : before.picture,
    text: work?.as === 'words' ? work : before.text,
    isDone,
  };
}

function workFrom({ as, picture, text }: Draft): CreativeWork {
  return as === 'picture' ? picture : text;
}

function isStored(stored: Stored, draft: Draft): boolean {
  const work = workFrom(draft);
  return stored.isDone === draft.isDone && (stored.work ? isSameWork(stored.work, work) : isEmptyWork(work));
}

function isSameStored(one: Stored, other: Stored): boolean {
  if (one.isDone !== other.isDone) return false;
  return one.work && other.work ? isSameWork(one.work, other.work) : one.work === other.work;
}
