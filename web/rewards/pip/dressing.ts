import { useState } from 'react';
import {
  decodeLook,
  encodeLook,
  findPipItem,
  type PipItem,
  type PipLook,
  randomLook,
} from '#contract/rules/rewards/pips.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { lineAbout, lineAboutChange } from './lines.ts';
import { t } from './messages/lines/index.ts';
import type { StoreItem } from './queries.ts';

const DRAFT = 'my-pip';

/** A frog being dressed: its look, what it says, and undo. */
export interface Dressing {
  readonly look: PipLook;
  readonly says: string;
  /** Differs from the saved look. */
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  put: (change: Partial<PipLook>) => void;
  /** Picks a random look from what the child owns. */
  surprise: (items: readonly StoreItem[]) => void;
  undo: () => void;
  /** Call it when the look has been saved. */
  settle: (says: string) => void;
}

/** An unsaved look survives a reload and visits to other pages. */
export function useDressing(userId: string, saved: PipLook): Dressing {
  const [looks, setLooks] = useState<readonly PipLook[]>(() => [
    decodeLook(String(readOwnDraft(userId, DRAFT))) ?? saved,
  ]);
  const look = looks.at(-1) ?? saved;
  const [says, say] = useState(() => lineAbout(look));

  const show = (next: readonly PipLook[], line: string): void => {
    setLooks(next);
    say(line);
    saveOwnDraft(userId, DRAFT, encodeLook(next.at(-1) ?? saved));
  };
  return {
    look,
    says,
    isChanged: encodeLook(look) !== encodeLook(saved),
    canUndo: looks.length > 1,
    put: (change) => {
      const next = { ...look, ...change };
      if (encodeLook(next) !== encodeLook(look)) show([...looks, next], lineAboutChange(look, next));
    },
    surprise: (items) => {
      const next = randomLook(String(Math.random()), items.filter(({ isOwned }) => isOwned).flatMap(toPipItems));
      show([...looks, next], t('rewards.pip.says.surprise'));
    },
    undo: () => show(looks.slice(0, -1), t('rewards.pip.says.undo')),
    settle: (line) => {
      deleteOwnDraft(DRAFT);
      say(line);
    },
  };
}

function toPipItems({ id }: StoreItem): PipItem[] {
  const item = findPipItem(id);
  return item ? [item] : [];
}
