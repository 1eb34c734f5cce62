import { useEffect, useEffectEvent } from 'react';
import type { PipMood } from '#web/ui/pip/Pip.tsx';

/** How Pip, who sits beside the form, takes what happens in it. */
export interface PipReaction {
  mood: PipMood;
  says: string;
}

/** Lets Pip feel along with a form. */
export function usePipReaction({ mood, says }: PipReaction, tell: (feeling: PipReaction) => void): void {
  const tellPip = useEffectEvent(tell);
  useEffect(() => tellPip({ mood, says }), [mood, says]);
}
