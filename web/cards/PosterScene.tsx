import type { ReactNode } from 'react';
import type { PosterCard as Poster } from '#contract/cards.ts';

type Scheme = Poster['colorScheme'];

const scenes: Record<Scheme, () => ReactNode> = { sunrise, ocean, forest, berry, sky, candy };

/** The drawing at the foot of a poster. On a phone its sides are cut off, so what matters stands in the middle. */
export function PosterScene({ scheme }: { scheme: Scheme }): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 128" preserveAspectRatio="xMidYMax slice" className="h-28 w-full sm:h-32">
      {scenes[scheme]()}
    </svg>
  );
}

function sunrise(): ReactNode {
  return (
    <>
      {[-72, -48, -24, 0, 24, 48, 72].map((angle) => (
        <path key={angle} d="M314 44h12l-3-30h-6z" fill="#ffd873" transform={`rotate(${angle} 320 118)`} />
      ))}
      <circle cx="320" cy="118" r="62" fill="#ffc93c" />
      <circle cx="320" cy="118" r="48" fill="#ffdf8a" />
      <path d="M0 96C90 60 180 92 262 104s170 8 250-14 100-14 128-8v50H0z" fill="#7a2358" />
      <path d="M0 112c120-22 210 4 320 8s220-26 320-10v18H0z" fill="#521640" />
      <path d="M150 40q9-10 18 0 9-10 18 0M470 30q7-8 14 0 7-8 14 0" {...line} stroke="#ffe3b0" strokeWidth="4" />
    </>
  );
}

function ocean(): ReactNode {
  return (
    <>
      <path d="M0 70q40-22 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v58H0z" fill="#1899b8" />
      <path d="M236 84c2-40 44-54 88-48 44 5 66 30 66 56l-4 24H262c-16 0-27-14-26-32z" fill="#0f3f6e" />
      <path d="M240 92c30 22 96 22 136 2l8 26H262c-14 0-24-14-22-28z" fill="#d6f1fb" />
      <path d="M384 84c10-4 18-14 20-28 8 2 14 8 16 14 6-4 14-6 20-4-4 18-24 36-48 36z" fill="#0f3f6e" />
      <circle cx="268" cy="78" r="6" fill="#fff" />
      <circle cx="267" cy="79" r="3" fill="#0b2036" />
      <path d="M250 92q8 7 17 4" {...line} stroke="#0b2036" strokeWidth="3" />
      <path d="M308 34V20M308 22q-3-14-16-12M308 22q3-14 16-12" {...line} stroke="#d6f1fb" strokeWidth="5" />
      <path d="M0 98q40-20 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v30H0z" fill="#0d5f9e" />
      {[130, 168, 486, 530].map((x, i) => (
        <circle
          key={x}
          cx={x}
          cy={[30, 12, 22, 44][i]}
          r={[7, 4, 6, 4][i]}
          {...line}
          stroke="#bdeaf5"
          strokeWidth="3"
        />
      ))}
    </>
  );
}

function forest(): ReactNode {
  return (
    <>
      <path d="M0 78c120-36 220-6 320 2s220-30 320-10v58H0z" fill="#2f7d32" />
      {[40, 118, 204, 416, 498, 586].map((x, i) => (
        <Tree key={x} x={x} size={[1, 0.8, 1.15, 1.1, 0.85, 1.05][i] ?? 1} />
      ))}
      <path d="M0 108c140-18 240 6 340 6s210-20 300-8v22H0z" fill="#14431d" />
      <path d="M300 112V96h18v16z" fill="#fff2df" />
      <path d="M286 98c0-16 10-26 23-26s23 10 23 26z" fill="#e4476f" />
      <circle cx="300" cy="88" r="4" fill="#fff" />
      <circle cx="315" cy="84" r="5" fill="#fff" />
      <path d="M346 114v-10h11v10z" fill="#fff2df" />
      <path d="M338 106c0-9 6-15 14-15s14 6 14 15z" fill="#ffc93c" />
      {[262, 372, 150, 460].map((x, i) => (
        <circle key={x} cx={x} cy={[52, 40, 24, 30][i]} r="4" fill="#ffe48a" />
      ))}
    </>
  );
}

function Tree({ x, size }: { x: number; size: number }): ReactNode {
  return (
    <g transform={`translate(${x} 112) scale(${size})`}>
      <path d="M-6 0h12v-20H-6z" fill="#6b3f1d" />
      <path d="M-34-14h68L0-62zM-28-40h56L0-82z" fill="#0e5a2c" />
      <path d="M-22-62h44L0-98z" fill="#17713a" />
    </g>
  );
}

function berry(): ReactNode {
  return (
    <>
      <path d="M-10 40C150 4 240 44 320 40s190-38 330-8" {...line} stroke="#1e7a49" strokeWidth="6" />
      {[70, 196, 440, 560].map((x, i) => (
        <path
          key={x}
          d="M0 0c10-24 34-30 56-22C50 4 28 14 0 0z"
          fill="#2fa866"
          transform={`translate(${x} ${[32, 34, 32, 26][i]}) rotate(${[24, 150, -160, 20][i]})`}
        />
      ))}
      {[
        [318, 82, 36, '#4a5fe0'],
        [262, 92, 30, '#6f7cf0'],
        [374, 90, 31, '#3b49b8'],
        [128, 84, 30, '#ff5d8f'],
        [86, 100, 24, '#e23d72'],
        [172, 102, 25, '#ff7ba5'],
        [492, 84, 30, '#ff5d8f'],
        [536, 100, 25, '#ff7ba5'],
        [450, 104, 23, '#e23d72'],
        [604, 92, 26, '#4a5fe0'],
        [28, 90, 26, '#6f7cf0'],
      ].map(([x, y, r, colour]) => (
        <Berry key={x} x={Number(x)} y={Number(y)} r={Number(r)} colour={String(colour)} />
      ))}
    </>
  );
}

function Berry({ x, y, r, colour }: { x: number; y: number; r: number; colour: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 30})`}>
      <circle r="30" fill={colour} />
      <path d="M0-30l5 8 9-4-2 10 9 3-9 5 1 9-8-4-5 8-5-8-8 4 1-9-9-5 9-3-2-10 9 4z" fill="#0000002e" />
      <ellipse cx="-11" cy="-8" rx="6" ry="9" fill="#ffffff85" transform="rotate(30 -11 -8)" />
    </g>
  );
}

function sky(): ReactNode {
  return (
    <>
      <circle cx="320" cy="52" r="40" fill="#ffe9a8" />
      <circle cx="306" cy="42" r="7" fill="#f3d27c" />
      <circle cx="334" cy="62" r="10" fill="#f3d27c" />
      <circle cx="332" cy="34" r="5" fill="#f3d27c" />
      {[
        [60, 24, 9],
        [132, 58, 6],
        [206, 18, 10],
        [254, 62, 5],
        [394, 24, 8],
        [448, 60, 10],
        [520, 20, 6],
        [590, 48, 9],
      ].map(([x = 0, y = 0, r = 0]) => (
        <path
          key={x}
          d="M0-10 3-3 10 0 3 3 0 10-3 3-10 0-3-3z"
          fill="#fff4c9"
          transform={`translate(${x} ${y}) scale(${r / 8})`}
        />
      ))}
      <g fill="#8f86e8">
        <circle cx="250" cy="112" r="26" />
        <circle cx="286" cy="98" r="28" />
        <circle cx="326" cy="108" r="26" />
        <circle cx="60" cy="104" r="30" />
        <circle cx="560" cy="102" r="32" />
      </g>
      <g fill="#b7b0f5">
        {[0, 44, 96, 150, 204, 358, 410, 462, 516, 574, 630].map((x, i) => (
          <circle key={x} cx={x} cy={[116, 108, 114, 106, 118, 114, 104, 114, 106, 116, 110][i]} r={30} />
        ))}
        <path d="M0 114h640v14H0z" />
      </g>
    </>
  );
}

function candy(): ReactNode {
  return (
    <>
      {[
        [320, 50, 40, '#ff8fb8', '#fff'],
        [196, 66, 30, '#7fe3c4', '#fff'],
        [446, 64, 31, '#ffc93c', '#ff7a59'],
        [84, 56, 27, '#9cc8ff', '#fff'],
        [560, 54, 28, '#ff8fb8', '#fff'],
      ].map(([x, y, r, one, two]) => (
        <Lollipop key={x} x={Number(x)} y={Number(y)} r={Number(r)} one={String(one)} two={String(two)} />
      ))}
      <path d="M0 112c60-18 100 6 160-2s110-14 170-4 120 12 170 0 100-10 140 2v20H0z" fill="#fff0f6" />
      {[20, 62, 110, 150, 232, 268, 300, 352, 392, 420, 486, 520, 600, 628].map((x, i) => (
        <path
          key={x}
          d="M-6 0h12"
          {...line}
          strokeWidth="6"
          stroke={['#d13766', '#1b6fd6', '#0b8457', '#d99a00', '#6f4bd8'][i % 5]}
          transform={`translate(${x} ${120 - (i % 2) * 3}) rotate(${(i * 47) % 180})`}
        />
      ))}
    </>
  );
}

interface LollipopProps {
  x: number;
  y: number;
  r: number;
  one: string;
  two: string;
}

function Lollipop({ x, y, r, one, two }: LollipopProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 40})`}>
      <path d="M-4 30h8v80h-8z" fill="#fff7ea" />
      <circle r="40" fill={two} />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path
          key={angle}
          d="M0 0C16-8 24-26 20-35A40 40 0 0 1 40 0C30-4 12-6 0 0z"
          fill={one}
          transform={`rotate(${angle})`}
        />
      ))}
    </g>
  );
}

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
