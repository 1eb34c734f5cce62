import type { ReactNode } from 'react';
import { getCoat } from '#contract/art/pip/coats.ts';
import type { PipLook } from '#contract/rules/rewards/pips.ts';

interface EggProps {
  look: PipLook;
  /** In px. Without it, a class sets the size. */
  size?: number;
  className?: string;
}

/** A frog's egg: clear as water, with someone asleep inside. */
export function Egg({ look, size, className }: EggProps): ReactNode {
  const { skin, edge, shine } = getCoat(look.coat);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      width={size}
      height={size}
      fill="none"
      strokeLinecap="round"
      className={className}
    >
      <path d="M6 177C6 165 50 158 100 158S194 165 194 177 152 199 100 199 6 190 6 177Z" fill="#0a6b47" />
      <path d="M6 174C6 163 50 156 100 156S194 163 194 174 152 192 100 192 6 185 6 174Z" fill="#17a76f" />
      <circle cx="100" cy="100" r="78" fill="#eaf7ff" fillOpacity=".82" stroke="#8cc7ee" strokeWidth="5" />
      <path d="M40 78A66 66 0 0 1 76 40" stroke="#ffffff" strokeWidth="10" />
      <path d="M150 138A66 66 0 0 1 128 158" stroke="#c3e5fa" strokeWidth="7" />
      <g className="rewards-pip-embryo">
        <path
          d="M66 112C62 82 88 66 110 74C134 82 142 108 128 124C120 134 108 132 108 122C108 116 114 114 116 118C112 138 72 142 66 112Z"
          fill={skin}
          stroke={edge}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M76 100q6 6 12 0M98 96q6 6 12 0" stroke="#16324f" strokeWidth="4" />
        <path d="M88 110q5 4 9-1" stroke="#16324f" strokeWidth="3.500" />
        <path d="M80 84Q88 77 98 77" stroke={shine} strokeWidth="5" />
      </g>
    </svg>
  );
}
