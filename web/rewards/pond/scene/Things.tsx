import type { ReactNode } from 'react';
import type { PondKind } from '#contract/rules/rewards/pond.ts';
import { cx } from '#web/ui/style/cx.ts';

/** What lives in a pond. Each is drawn around 0,0, about 80 wide. */
export function Flower({ look = 0 }: { look?: number }): ReactNode {
  const [outer, inner] = blossoms[look % blossoms.length] as (typeof blossoms)[number];
  return (
    <>
      <ellipse cy="9" rx="44" ry="15" fill="#0a6b49" />
      <path d="M0 6 38-3a44 15 0 1 1-20-7Z" fill="#1fa371" transform="translate(0 8)" />
      <path d="M-30 8q16 4 30 0M6 10q10 6 18 5" stroke="#5fd0a3" strokeWidth="2.5" />
      <path d="M-24 2q-8-14-2-22 14 4 20 20ZM24 2q8-14 2-22-14 4-20 20Z" fill={outer} />
      <path d="M-14 3q-10-18 0-30 14 10 14 28ZM14 3q10-18 0-30-14 10-14 28Z" fill={inner} />
      <path d="M0 5q-12-20 0-36 12 16 0 36Z" fill={outer} />
      <path d="M-9 5q9 7 18 0-4-9-9-9t-9 9Z" fill="#ffc93c" />
    </>
  );
}

const blossoms = [
  ['#f08cb4', '#fbb9d2'],
  ['#f4f0ff', '#ffffff'],
  ['#b493f0', '#d5c2fb'],
  ['#ffb37a', '#ffd2a8'],
] as const;

const shades = ['#ffc93c', '#f47ba5', '#6fb4f5', '#8fd46a', '#a78bf0', '#ff9a5c'] as const;

export function Lantern({ look = 0 }: { look?: number }): ReactNode {
  const shade = shades[look % shades.length] as string;
  return (
    <>
      <circle cy="8" r="52" fill={shade} className="rewards-pond-glow" />
      <path d="M0-32v10" stroke="#7a4a1d" strokeWidth="3.5" />
      <rect x="-24" y="-16" width="48" height="50" rx="20" fill={shade} />
      <path d="M-9-16q-10 25 0 50M9-16q10 25 0 50" stroke="#16324f" strokeOpacity=".35" strokeWidth="3" />
      <ellipse cx="-1" cy="9" rx="7" ry="15" fill="#fff8dc" />
      <rect x="-14" y="-23" width="28" height="9" rx="3" fill="#7a4a1d" />
      <rect x="-14" y="31" width="28" height="8" rx="3" fill="#7a4a1d" />
    </>
  );
}

/** A floating lantern, for those that don't fit on the string above the water. */
export function WaterLantern({ look = 0 }: { look?: number }): ReactNode {
  const shade = shades[look % shades.length] as string;
  return (
    <>
      <ellipse cy="22" rx="50" ry="18" fill={shade} className="rewards-pond-glow" />
      <ellipse cy="24" rx="34" ry="10" fill="#7a4a1d" />
      <path d="M-21 22-15-20h30l6 42Z" fill={shade} />
      <path d="M-21 22-15-20h30l6 42ZM-18 2h36" stroke="#7a4a1d" strokeWidth="3.5" />
      <path d="M0-9q11 13 0 24-11-11 0-24Z" fill="#fff8dc" />
    </>
  );
}

const scales = [
  ['#f5914e', '#ffe6d1'],
  ['#ffd257', '#fff4cf'],
  ['#fff3e6', '#f5914e'],
  ['#f28fb0', '#ffe3ec'],
] as const;

export function Fish({ look = 0 }: { look?: number }): ReactNode {
  const [body, patch] = scales[look % scales.length] as (typeof scales)[number];
  return (
    <>
      <path d="M-26 0q-16-18-28-15 8 15 2 30 14 2 26-15Z" fill={body} />
      <path d="M-6-14q6-14 22-11l-3 12ZM-4 14q2 11 15 11l3-12Z" fill={body} />
      <path d="M46 0Q32-20 2-17-18-15-30 0-18 15 2 17 32 20 46 0Z" fill={body} />
      <path d="M-4-17q-8 17 0 34-10 0-18-9v-17q8-8 18-8ZM14-17q6 9 18 4 2 6-4 13-14 0-14-17Z" fill={patch} />
      <circle cx="35" cy="-4" r="4.5" fill="#16324f" />
      <circle cx="36.5" cy="-5.5" r="1.5" fill="#fff" />
    </>
  );
}

const wings = ['#1f8fc9', '#6f4bd8', '#0c9c7c', '#d1487c'] as const;

export function Dragonfly({ look = 0 }: { look?: number }): ReactNode {
  const shade = wings[look % wings.length] as string;
  return (
    <>
      <g fill="#eaf7ff" fillOpacity=".9" stroke={shade} strokeWidth="2">
        <ellipse cx="4" cy="-19" rx="8" ry="20" transform="rotate(24 4 -19)" />
        <ellipse cx="-10" cy="-17" rx="7" ry="18" transform="rotate(-14 -10 -17)" />
        <ellipse cx="4" cy="17" rx="8" ry="16" transform="rotate(-32 4 17)" />
      </g>
      <path d="M-50 4 8 0" stroke={shade} strokeWidth="8" />
      <path d="M-40 0v7M-28-1v7" stroke="#16324f" strokeOpacity=".35" strokeWidth="4" />
      <circle cx="14" r="10" fill={shade} />
      <circle cx="18" cy="-4" r="4" fill="#fff" />
      <circle cx="19" cy="-4" r="2" fill="#16324f" />
    </>
  );
}

const drawings = { flowers: Flower, lanterns: Lantern, fish: Fish, dragonflies: Dragonfly } as const;
const frames = {
  flowers: '-50 -48 100 84',
  lanterns: '-42 -38 84 84',
  fish: '-60 -44 112 88',
  dragonflies: '-58 -46 90 86',
};

/** A single thing, shown beside text. */
export function ThingPicture({ of, className }: { of: PondKind; className: string }): ReactNode {
  const Drawing = drawings[of];
  return (
    <svg
      viewBox={frames[of]}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className={cx('rewards-pond-picture', className)}
    >
      <Drawing />
    </svg>
  );
}
