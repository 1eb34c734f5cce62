import type { ReactNode } from 'react';
import type { Landmark } from '#contract/rules/rewards/pond.ts';

/** Landmarks, which appear once enough lives in the pond. */
export function Bridge(): ReactNode {
  return (
    <>
      <path d="M-120 20Q0-76 120 20l-24 4Q0-44-96 24Z" fill="#9a6a3f" />
      <path d="M-108 14Q0-64 108 14" stroke="#7a4a1d" strokeWidth="4" />
      <path d="M-112 8v-40M-66-18v-40M0-34v-40M66-18v-40M112 8v-40" stroke="#c9473c" strokeWidth="8" />
      <path d="M-116-28Q0-128 116-28" stroke="#d9564a" strokeWidth="8" />
    </>
  );
}

export function Mushroom(): ReactNode {
  return (
    <>
      <ellipse cy="106" rx="92" ry="14" fill="#16324f" fillOpacity=".18" />
      <path d="M44-70v-56h26v70Z" fill="#b0764a" />
      <path d="M38-128h38v12H38Z" fill="#7a4a1d" />
      <path d="M-58 0-68 104q68 12 136 0L58 0Z" fill="#fdf0d9" stroke="#dcb98c" strokeWidth="4" />
      <path
        d="M-118 6C-120-84-60-128 0-128S120-84 118 6Q60 26 0 24T-118 6Z"
        fill="#e5484f"
        stroke="#b02a37"
        strokeWidth="5"
      />
      <path d="M-92-26q8-50 50-72" stroke="#ff8d86" strokeWidth="8" />
      <g fill="#fff">
        <ellipse cx="-8" cy="-72" rx="22" ry="20" />
        <circle cx="58" cy="-40" r="19" />
        <circle cx="-60" cy="-32" r="18" />
        <circle cx="0" cy="-12" r="11" />
        <circle cx="94" cy="-2" r="9" />
        <circle cx="-96" cy="-2" r="8" />
      </g>
      <path d="M-44 104V64a21 21 0 0 1 42 0v44Q-24 110-44 104Z" fill="#0b8457" stroke="#076141" strokeWidth="4" />
      <circle cx="-10" cy="78" r="3.5" fill="#ffc93c" />
      <circle cx="32" cy="62" r="18" className="rewards-pond-window" stroke="#7a4a1d" strokeWidth="5" />
      <path d="M32 44v36M14 62h36" stroke="#7a4a1d" strokeWidth="4" />
    </>
  );
}

export function Willow(): ReactNode {
  return (
    <>
      <path d="M-22 10q14-120-10-190l44-10q6 90 30 200Z" fill="#8a5a36" />
      <path d="M-4-10q6-70-2-130M14-8q-4-60-2-110" stroke="#6b4226" strokeWidth="5" />
      <path
        d="M-150-170q-36-60 20-100 10-70 90-70 50-50 110-10 80-20 100 50 56 34 20 96-20 40-80 30-60 30-110 6-50 30-90 6-40 10-60-8Z"
        className="rewards-pond-crown"
      />
      <path d="M-110-260q20-50 70-50M30-330q50-10 80 30" className="rewards-pond-crown-edge" strokeWidth="10" />
      <path
        d="M-142-180q-16 74-2 140M-84-172q-10 80 0 150M108-172q12 90 4 150M176-190q18 70 4 130"
        className="rewards-pond-crown-strand"
        strokeWidth="13"
      />
      <path
        d="M-114-170q-10 60 2 110M-60-176q-6 40 0 84M140-176q16 60 8 110M84-166q8 40 2 80"
        className="rewards-pond-crown-edge"
        strokeWidth="9"
      />
    </>
  );
}

export function Boat(): ReactNode {
  return (
    <>
      <ellipse cy="28" rx="86" ry="12" fill="#0d4f6b" fillOpacity=".3" />
      <path d="M0 0v-104" stroke="#7a4a1d" strokeWidth="7" />
      <path d="M8-98q60 24 62 82H8Z" fill="#fff" stroke="#d5e6e1" strokeWidth="3" />
      <path d="M-8-90q-40 24-44 74h44Z" fill="#ffc93c" />
      <path d="M-84-4H84q-8 36-34 36h-100q-26 0-34-36Z" fill="#d9564a" />
      <path d="M-80 8H80" stroke="#fff" strokeWidth="6" />
    </>
  );
}

export function Reeds(): ReactNode {
  return (
    <>
      <path
        d="M-36 60q-10-110-30-150M-10 60q4-120-8-210M20 60q6-110 30-180M44 60q14-70 40-110"
        stroke="#3d9a4a"
        strokeWidth="9"
      />
      <path d="M-18-150v-26M50-120l3-24" stroke="#3d9a4a" strokeWidth="5" />
      <path d="M-18-140v-48M48-114l6-44" stroke="#8a5a36" strokeWidth="20" />
      <path d="M-56 60q-30-60-60-80 40 10 80 80ZM60 60q30-60 66-70-40 20-50 70Z" fill="#57b85f" />
    </>
  );
}

const drawings = { reeds: Reeds, bridge: Bridge, mushroom: Mushroom, willow: Willow, boat: Boat } as const;
const frames: Readonly<Record<Landmark, string>> = {
  reeds: '-130 -200 260 270',
  bridge: '-130 -100 260 140',
  mushroom: '-130 -140 260 266',
  willow: '-180 -370 400 390',
  boat: '-100 -115 200 165',
};

export function LandmarkPicture({ of, className }: { of: Landmark; className: string }): ReactNode {
  const Drawing = drawings[of];
  return (
    <svg viewBox={frames[of]} fill="none" strokeLinecap="round" aria-hidden="true" className={className}>
      <Drawing />
    </svg>
  );
}
