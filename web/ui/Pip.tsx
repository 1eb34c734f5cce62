import type { ReactNode } from 'react';
import { PipBody } from './PipBody.tsx';
import { PipFace, type PipMood } from './PipFace.tsx';

export type { PipMood };

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
      viewBox={whole ? '0 0 200 200' : '30 8 140 140'}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      className={className}
    >
      {whole && <PipBody mood={mood} />}
      <PipFace mood={mood} bold={!whole} />
      {whole && mood === 'thinking' && <ThinkingHand />}
    </svg>
  );
}

// In front of the chin, so it is drawn after the face.
function ThinkingHand(): ReactNode {
  return (
    <g strokeLinecap="round" fill="none">
      <path d="M139 145 C143 132 134 127 123 127" stroke="#2f9f69" strokeWidth="15" />
      <path d="M139 145 C143 132 134 127 123 127" stroke="#52c684" strokeWidth="11" />
      <circle cx="119" cy="126" r="8.5" fill="#52c684" stroke="#2f9f69" strokeWidth="2" />
    </g>
  );
}
