import type { ReactNode } from 'react';
import { cx } from '#web/ui/style/cx.ts';

/** What lives in and around the pond. It only decorates, and sleeps a little darker at night. */

interface PlantProps {
  className?: string | undefined;
}

export function LilyPad({ className, flower = false }: PlantProps & { flower?: boolean | undefined }): ReactNode {
  return (
    <svg aria-hidden="true" width="120" height="56" viewBox="0 0 120 56" className={cx('landing-plant', className)}>
      <ellipse cx="60" cy="37" rx="57" ry="15" fill="#0a6b47" />
      <path
        d="M60 34 L92 22 C108 24 117 29 117 34 C117 42 92 48 60 48 C28 48 3 42 3 34 C3 25 28 19 60 19 C68 19 75 19.400 81 20Z"
        fill="#17a76f"
      />
      <path
        d="M60 34 L16 31 M60 34 L28 44 M60 34 L62 46 M60 34 L98 42 M60 34 L112 34"
        stroke="#0f8f5d"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {flower && <Petals />}
    </svg>
  );
}

function Petals(): ReactNode {
  return (
    <g transform="translate(46 30)">
      <path d="M0 5 C-20 5 -22 -6 -20 -10 C-10 -10 -3 -3 0 5 C3 -3 10 -10 20 -10 C22 -6 20 5 0 5Z" fill="#ff9fbd" />
      <path d="M0 5 C-13 0 -13 -13 -9 -19 C-2 -14 0 -4 0 5 C0 -4 2 -14 9 -19 C13 -13 13 0 0 5Z" fill="#ffbdd2" />
      <path d="M0 5 C-7 -4 -6 -16 0 -23 C6 -16 7 -4 0 5Z" fill="#ffd9e5" />
      <circle cx="0" cy="3" r="3.600" fill="#ffc93c" />
    </g>
  );
}

export function Reeds({ className }: PlantProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width="130"
      height="240"
      viewBox="0 0 130 240"
      className={cx('landing-plant landing-reeds', className)}
      fill="none"
      strokeLinecap="round"
    >
      <path d="M52 240 C50 160 58 90 50 36" stroke="#2f9f69" strokeWidth="5" />
      <path d="M80 240 C82 180 90 130 100 78" stroke="#17a76f" strokeWidth="5" />
      <path d="M34 240 C32 200 26 160 16 124" stroke="#17a76f" strokeWidth="5" />
      <g stroke="#8a5a34" strokeWidth="15">
        <path d="M50.500 44 L53 76" />
        <path d="M99 84 L94 112" />
        <path d="M17 128 L22 150" />
      </g>
      <g fill="#52c684">
        <path d="M60 240 C54 190 66 150 84 122 C82 160 76 200 70 240Z" />
        <path d="M44 240 C44 200 30 170 4 168 C24 186 32 210 34 240Z" fill="#2f9f69" />
        <path d="M88 240 C92 204 106 182 128 176 C112 196 104 214 102 240Z" fill="#17a76f" />
      </g>
    </svg>
  );
}

export function Dragonfly(): ReactNode {
  return (
    <svg aria-hidden="true" width="58" height="44" viewBox="0 0 58 44" className="landing-plant landing-dragonfly">
      <g fill="#dff4ff" stroke="#7fb6dc" strokeWidth="1.500">
        <ellipse cx="26" cy="12" rx="6" ry="13" transform="rotate(-24 26 12)" />
        <ellipse cx="38" cy="13" rx="6" ry="12" transform="rotate(18 38 13)" />
        <ellipse cx="27" cy="34" rx="5" ry="9" transform="rotate(28 27 34)" />
      </g>
      <path d="M4 27 L42 23" stroke="#0c7f8c" strokeWidth="5" strokeLinecap="round" />
      <path d="M8 26.600 L26 24.700" stroke="#7fdde6" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 5" />
      <circle cx="46" cy="22" r="6" fill="#0c7f8c" />
      <circle cx="48" cy="20.500" r="2" fill="#fff" />
    </svg>
  );
}
