import { type RefObject, useEffect, useRef } from 'react';
import { motionAllowed } from '#web/ui/style/appearance.ts';

const ENTRANCE_MS = 800;

/** Moves an element once when it appears, for those who like motion. The keyframes must not change. */
export function useEntrance<E extends Element>(frames: readonly Keyframe[]): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (motionAllowed()) element.current?.animate?.([...frames], { duration: ENTRANCE_MS, easing: 'ease-out' });
  }, [frames]);
  return element;
}
