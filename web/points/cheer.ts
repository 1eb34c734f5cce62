import { type RefObject, useEffect, useRef } from 'react';
import { motionAllowed } from '#web/ui/look.ts';

/** Lets an element hop, with sparks around it, each time that its number grows. Not when it first appears. */
export function useCheer<E extends HTMLElement>(count: number | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current) cheer(element.current);
    before.current = count;
  }, [count]);
  return element;
}

function cheer(element: HTMLElement | null): void {
  if (!element?.animate || !motionAllowed()) return;
  element.animate(
    [
      { transform: 'none' },
      { transform: 'translateY(-10px) scale(1.14) rotate(-3deg)', offset: 0.3 },
      { transform: 'translateY(0) scale(0.96)', offset: 0.6 },
      { transform: 'translateY(-4px) scale(1.04) rotate(2deg)', offset: 0.8 },
      { transform: 'none' },
    ],
    { duration: 700, easing: 'ease-out' },
  );
  for (let i = 0; i < 10; i++) element.append(spark(i));
}

/** It flies out of the middle of the element, which must be positioned. */
function spark(i: number): HTMLElement {
  const piece = document.createElement('i');
  piece.ariaHidden = 'true';
  Object.assign(piece.style, {
    position: 'absolute',
    left: '50%',
    top: '50%',
    width: '8px',
    height: '8px',
    borderRadius: i % 2 === 0 ? '50%' : '2px',
    pointerEvents: 'none',
    background: `var(--color-${['sun', 'lotus', 'leaf', 'sky', 'grape'][i % 5]})`,
  });
  const angle = (i / 10) * 2 * Math.PI;
  const end = `translate(${Math.cos(angle) * 58 - 4}px, ${Math.sin(angle) * 30 - 4}px) scale(0.3)`;
  const flight = [
    { transform: 'translate(-4px, -4px)', opacity: 1 },
    { transform: end, opacity: 0 },
  ];
  piece.animate(flight, { duration: 650, easing: 'cubic-bezier(.1,.7,.4,1)' }).onfinish = () => piece.remove();
  return piece;
}
