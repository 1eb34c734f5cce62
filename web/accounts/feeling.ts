import { useEffect, useEffectEvent } from 'react';
import type { PipMood } from '#web/ui/pip/Pip.tsx';

/** How Pip, who sits beside the form, takes what happens in it. */
export interface Feeling {
  mood: PipMood;
  says: string;
}

/** Lets Pip feel along with a form. */
export function useFeeling({ mood, says }: Feeling, tell: (feeling: Feeling) => void): void {
  const tellPip = useEffectEvent(tell);
  useEffect(() => tellPip({ mood, says }), [mood, says]);
}
