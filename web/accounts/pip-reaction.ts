import { useEffect, useEffectEvent } from 'react';
import type { PipMood } from '#web/ui/pip/Pip.tsx';

/** How Pip reacts to what happens in the form beside him. */
export interface PipReaction {
  mood: PipMood;
  says: string;
}

/** Passes each new reaction to the page, which shows Pip. */
export function usePipReaction({ mood, says }: PipReaction, onReaction: (reaction: PipReaction) => void): void {
  const showReaction = useEffectEvent(onReaction);
  useEffect(() => showReaction({ mood, says }), [mood, says]);
}
