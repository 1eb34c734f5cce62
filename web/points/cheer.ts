import { type RefObject, useEffect, useRef } from 'react';
import { type Burst, throwSparks } from '#web/ui/feedback/sparks.ts';
import { motionAllowed } from '#web/ui/style/appearance.ts';

/** From so many points on, a success is a hard one. */
export const HARD = 60;
const MIDDLING = 35;

/** Lets an element hop, with sparks around it, as high as its number grows. Not when it first appears. */
export function useCheer<E extends HTMLElement>(count: number | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    const growth = (count ?? 0) - (before.current ?? count ?? 0);
    if (growth > 0) cheer(element.current, growth);
    before.current = count;
  }, [count]);
  return element;
}

function cheer(element: HTMLElement | null, points: number): void {
  if (!element?.animate || !motionAllowed()) return;
  const hop = points >= HARD ? 16 : 10;
  element.animate(
    [
      { transform: 'none' },
      { transform: `translateY(-${hop}px) scale(1.14) rotate(-3deg)`, offset: 0.3 },
      { transform: 'translateY(0) scale(0.96)', offset: 0.6 },
      { transform: `translateY(-${hop / 2.5}px) scale(1.04) rotate(2deg)`, offset: 0.8 },
      { transform: 'none' },
    ],
    { duration: 700, easing: 'ease-out' },
  );
  throwSparks(element, burstFor(points));
}

/** As large as the success; only a new level is a greater feast. */
function burstFor(points: number): Burst {
  if (points >= HARD) return { sparks: 32, reach: 130 };
  return points >= MIDDLING ? { sparks: 18, reach: 84 } : { sparks: 10, reach: 56 };
}
