import type { ReactNode } from 'react';
import { getCoat } from '#contract/art/pip/coats.ts';
import type { PipLook } from '#contract/rules/rewards/pips.ts';
import { OwnPip } from '#web/ui/pip/OwnPip.tsx';
import { Egg } from './Egg.tsx';

export const stages = ['egg', 'tadpole', 'froglet', 'frog'] as const;
export type StageName = (typeof stages)[number];

interface StageProps {
  stage: StageName;
  look: PipLook;
}

/** How far the frog has grown, in its own colors from the start. */
export function Stage({ stage, look }: StageProps): ReactNode {
  return (
    <div key={stage} aria-hidden="true" data-stage={stage} className="rewards-pip-growing">
      {stage === 'egg' && <Egg look={look} className="rewards-pip-egg" />}
      {stage === 'tadpole' && (
        <>
          <Tail look={look} />
          <OwnPip look={bare(look)} pose="face" size={150} className="rewards-pip-tadpole" />
        </>
      )}
      {stage === 'froglet' && (
        <>
          <Tail look={look} />
          <OwnPip look={bare(look)} pose="sit" size={210} close className="rewards-pip-froglet" />
        </>
      )}
      {stage === 'frog' && <OwnPip look={look} pose="cheer" size={300} close className="rewards-pip-frog" />}
    </div>
  );
}

/** Clothes come once it is a frog. */
function bare(look: PipLook): PipLook {
  return { ...look, hat: 'none', glasses: 'none', scarf: 'none', held: 'none' };
}

function Tail({ look }: { look: PipLook }): ReactNode {
  const { skin, edge, mark } = getCoat(look.coat);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 100"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="rewards-pip-tail-fin"
    >
      <path
        d="M0 30C34 22 58 26 82 20C112 12 136 22 156 44C138 52 116 60 92 64C62 70 34 78 0 76Z"
        fill={skin}
        stroke={edge}
        strokeWidth="5"
      />
      <path d="M6 52C46 54 88 48 128 42" stroke={mark} strokeWidth="6" />
    </svg>
  );
}
