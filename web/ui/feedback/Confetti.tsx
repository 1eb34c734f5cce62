import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { motionAllowed } from '../style/appearance.ts';

const colors = ['leaf', 'sky', 'grape', 'lotus', 'sun', 'teal'];

/** Falls once over the whole page when it mounts, unless motion is reduced. */
export function Confetti({ pieces = 80 }: { pieces?: number | undefined }): ReactNode {
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = sky.current;
    if (!here || !motionAllowed()) return;
    for (let i = 0; i < pieces; i++) here.append(fallingPiece(i));
    return () => here.replaceChildren();
  }, [pieces]);
  return createPortal(
    <div ref={sky} aria-hidden="true" className="pointer-events-none fixed inset-0 z-70 overflow-hidden" />,
    document.body,
  );
}

function fallingPiece(i: number): HTMLElement {
  const piece = document.createElement('i');
  const size = 8 + Math.random() * 8;
  Object.assign(piece.style, {
    position: 'absolute',
    insetBlockStart: '-24px',
    insetInlineStart: `${Math.random() * 100}%`,
    width: `${size}px`,
    height: `${i % 3 === 0 ? size : size * 0.5}px`,
    borderRadius: i % 3 === 0 ? '50%' : '2px',
    background: `var(--color-${colors[i % colors.length]})`,
  });
  const drift = (Math.random() - 0.5) * 240;
  const turn = `rotate3d(${Math.random()}, ${Math.random()}, 1, ${720 + Math.random() * 720}deg)`;
  const fall = [{ transform: 'none' }, { transform: `translate(${drift}px, 110vh) ${turn}`, opacity: 0.9 }];
  const timing = {
    duration: 1800 + Math.random() * 1400,
    delay: Math.random() * 500,
    easing: 'cubic-bezier(.2,.6,.6,1)',
  };
  piece.animate(fall, timing).onfinish = () => piece.remove();
  return piece;
}
