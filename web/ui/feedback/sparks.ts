import { motionAllowed } from '../style/appearance.ts';

export interface Burst {
  readonly sparks: number;
  /** How far they fly, in px. */
  readonly reach: number;
}

const colors = ['sun', 'lotus', 'leaf', 'sky', 'grape'];

/** Lets sparks fly from the middle of an element over everything around it, unless motion is reduced. */
export function throwSparks(from: Element, { sparks, reach }: Burst): void {
  if (!motionAllowed()) return;
  const { left, top, width, height } = from.getBoundingClientRect();
  for (let at = 0; at < sparks; at += 1) {
    const angle = ((at + (at % 2) / 2) / sparks) * 2 * Math.PI;
    // Every second spark flies less far, which makes an inner ring.
    const far = at % 2 === 0 ? reach : reach * 0.6;
    throwSpark(
      at,
      { x: left + width / 2, y: top + height / 2 },
      { x: Math.cos(angle) * far, y: Math.sin(angle) * far },
    );
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function throwSpark(at: number, from: Point, way: Point): void {
  const spark = document.createElement('i');
  if (!spark.animate) return;
  const size = 7 + (at % 3) * 3;
  spark.ariaHidden = 'true';
  spark.dataset['spark'] = '';
  Object.assign(spark.style, {
    position: 'fixed',
    left: `${from.x - size / 2}px`,
    top: `${from.y - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: '65',
    borderRadius: at % 2 === 0 ? '50%' : '2px',
    pointerEvents: 'none',
    background: `var(--color-${colors[at % colors.length]})`,
  });
  document.body.append(spark);
  const flight = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${way.x}px, ${way.y * 0.8}px) scale(1.1)`, opacity: 1, offset: 0.6 },
    { transform: `translate(${way.x * 1.1}px, ${way.y * 0.8 + 14}px) scale(0.2)`, opacity: 0 },
  ];
  const duration = 560 + Math.hypot(way.x, way.y) * 4;
  spark.animate(flight, { duration, easing: 'cubic-bezier(.2,.7,.5,1)' }).onfinish = () => spark.remove();
}
