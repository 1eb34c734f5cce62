import { useEffect, useEffectEvent } from 'react';
import type { PipMood } from '#web/ui/pip/Pip.tsx';

/** How Pip reacts to what happens in the form beside him. */
export interface PipReaction {
  mood: PipMood;
  says: string;
  /** Replaces the heading of the page, where that one would be untrue. */
  title?: string;
}

/** Passes each new reaction to the page, which shows Pip. */
export function usePipReaction({ mood, says, title }: PipReaction, onReaction: (reaction: PipReaction) => void): void {
  const showReaction = useEffectEvent(onReaction);
  useEffect(() => showReaction({ mood, says, ...(title && { title }) }), [mood, says, title]);
}
