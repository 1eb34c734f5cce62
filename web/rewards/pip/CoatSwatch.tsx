import type { ReactNode } from 'react';
import { getCoat } from '#contract/art/pip/coats.ts';
import type { PipCoat } from '#contract/rules/rewards/pips.ts';

/** A drop in the frog's colors: skin above, belly below. */
export function CoatSwatch({ coat }: { coat: PipCoat }): ReactNode {
  const { skin, edge, belly, shine } = getCoat(coat);
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" strokeLinecap="round" className="rewards-pip-drop">
      <circle cx="24" cy="24" r="21" fill={skin} />
      <path d="M4.500 30C14 25 34 25 43.500 30A21 21 0 0 1 4.500 30Z" fill={belly} />
      <circle cx="24" cy="24" r="21" stroke={edge} strokeWidth="2.500" />
      <path d="M12 16Q14 11 19 9" stroke={shine} strokeWidth="3.500" />
    </svg>
  );
}
