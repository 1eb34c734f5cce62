import type { ReactNode } from 'react';
import { bodies, flower, fronts, headPlaces, lilyPad, shadow } from './pip-body.ts';
import { face } from './pip-face.ts';
import { type PipMood, pipMoods, type Stroke } from './pip-strokes.ts';

export { type PipMood, pipMoods };

interface PipProps {
  mood?: PipMood | undefined;
  /** In px. From 72 on the whole frog sits on a lily pad; below, only the face. */
  size?: number | undefined;
  /** What a screen reader says; Pip mostly decorates. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The mascot. Green by day and by night. */
export function Pip({ mood = 'happy', size = 48, label, className }: PipProps): ReactNode {
  const whole = size >= 72;
  return (
    <svg
      width={size}
      height={size}
      viewBox={whole ? '0 0 200 200' : '28 7 144 144'}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      className={className}
    >
      {whole ? <WholeFrog mood={mood} /> : drawn(face(mood, true))}
    </svg>
  );
}

function WholeFrog({ mood }: { mood: PipMood }): ReactNode {
  const jumps = mood === 'cheering';
  return (
    <>
      {drawn(lilyPad)}
      {jumps && drawn(shadow)}
      <g transform={jumps ? 'translate(14-2)scale(.86)' : undefined}>
        {drawn(bodies[mood])}
        <g transform={headPlaces[mood]}>{drawn(face(mood, false))}</g>
        {drawn(fronts[mood] ?? [])}
      </g>
      {drawn(flower)}
    </>
  );
}

function drawn(strokes: readonly Stroke[]): ReactNode {
  return strokes.map(([path, color, width]) => (
    <path
      key={path + color}
      d={path}
      {...(width === undefined ? { fill: color } : { stroke: color, strokeWidth: width })}
    />
  ));
}
