import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Coloring } from '#contract/rules/coloring.ts';
import { useSaveColoring } from './queries.ts';

/** Milliseconds after the last change. */
const SAVE_AFTER = 700;
const TRY_AGAIN_AFTER = 4000;

export interface SheetState {
  readonly coloring: Coloring;
  readonly saving: 'saved' | 'saving' | 'failed';
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: (next: Coloring) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface History {
  readonly past: readonly Coloring[];
  readonly now: Coloring;
  readonly future: readonly Coloring[];
}

/** What is colored in, with every step back, kept on the server a moment after each change. */
export function useSheetState(id: string, begun: Coloring): SheetState {
  const [{ past, now, future }, setHistory] = useState<History>({ past: [], now: begun, future: [] });
  const saving = useSaving(id, now, begun);
  const change = (next: Coloring): void => setHistory({ past: [...past, now], now: next, future: [] });
  const undo = (): void => {
    const last = past.at(-1);
    if (last) setHistory({ past: past.slice(0, -1), now: last, future: [now, ...future] });
  };
  const redo = (): void => {
    const [next, ...rest] = future;
    if (next) setHistory({ past: [...past, now], now: next, future: rest });
  };
  return { coloring: now, saving, canUndo: past.length > 0, canRedo: future.length > 0, change, undo, redo };
}

function useSaving(id: string, now: Coloring, begun: Coloring): SheetState['saving'] {
  const kept = useRef(begun);
  const [tries, setTries] = useState(0);
  const { mutateAsync, isPending, isError } = useSaveColoring(id);
  const save = useCallback(async () => {
    if (kept.current === now) return;
    await mutateAsync(now);
    kept.current = now;
  }, [now, mutateAsync]);

  useEffect(() => {
    if (kept.current === now) return;
    const timer = setTimeout(
      () => save().catch(() => setTries((before) => before + 1)),
      tries === 0 ? SAVE_AFTER : TRY_AGAIN_AFTER,
    );
    return () => clearTimeout(timer);
  }, [now, save, tries]);

  // Who leaves at once has colored too.
  const saveOnLeave = useEffectEvent(() => void save().catch(() => undefined));
  useEffect(() => () => saveOnLeave(), []);
  return isError ? 'failed' : isPending || kept.current !== now ? 'saving' : 'saved';
}
