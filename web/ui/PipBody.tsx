import type { ReactNode } from 'react';
import type { PipMood } from './PipFace.tsx';

const skin = '#52c684';
const skinDark = '#2f9f69';
const belly = '#c4f3d6';

const arms: Record<PipMood, string[]> = {
  happy: ['M70 130 C62 142 62 152 68 163', 'M130 130 C138 142 138 152 132 163'],
  thinking: ['M70 130 C62 142 62 152 68 163'],
  cheering: ['M66 136 C44 132 30 118 24 100', 'M134 136 C156 132 170 118 176 100'],
  sorry: ['M70 132 C66 146 76 154 91 152', 'M130 132 C134 146 124 154 109 152'],
  sleeping: ['M70 134 C64 148 76 158 94 157', 'M130 134 C136 148 124 158 106 157'],
};

const hands: Record<PipMood, [number, number][]> = {
  happy: [
    [68, 165],
    [132, 165],
  ],
  thinking: [[68, 165]],
  cheering: [
    [23, 96],
    [177, 96],
  ],
  sorry: [
    [94, 152],
    [106, 152],
  ],
  sleeping: [
    [96, 157],
    [104, 157],
  ],
};

/** Pip's body on the lily pad; the face is laid over it. */
export function PipBody({ mood }: { mood: PipMood }): ReactNode {
  return (
    <>
      <LilyPad />
      <g>
        <Leg />
        <g transform="matrix(-1 0 0 1 200 0)">
          <Leg />
        </g>
        <path
          d="M100 104 C132 104 144 126 144 146 C144 166 126 174 100 174 C74 174 56 166 56 146 C56 126 68 104 100 104Z"
          fill={skin}
        />
        <path
          d="M100 118 C120 118 129 134 129 148 C129 164 117 172 100 172 C83 172 71 164 71 148 C71 134 80 118 100 118Z"
          fill={belly}
        />
      </g>
      <g fill="none" strokeLinecap="round">
        {arms[mood].map((d) => (
          <path key={d} d={d} stroke={skinDark} strokeWidth="17" />
        ))}
        {hands[mood].map(([x, y]) => (
          <Hand key={x} x={x} y={y} down={mood !== 'cheering'} ring />
        ))}
        {arms[mood].map((d) => (
          <path key={d} d={d} stroke={skin} strokeWidth="13" />
        ))}
        {hands[mood].map(([x, y]) => (
          <Hand key={x} x={x} y={y} down={mood !== 'cheering'} />
        ))}
      </g>
      <Flower />
      {mood === 'cheering' && <Sparks />}
      {mood === 'sleeping' && <Snore />}
    </>
  );
}

// Three round finger tips; the ring is the same shape, a little larger and darker, underneath.
function Hand({ x, y, down, ring = false }: { x: number; y: number; down: boolean; ring?: boolean }): ReactNode {
  const tip = down ? 4 : -5;
  const grow = ring ? 2 : 0;
  return (
    <g fill={ring ? skinDark : skin}>
      <circle cx={x - 7} cy={y + tip * 0.7} r={5 + grow} />
      <circle cx={x} cy={y + tip * 1.4} r={5.4 + grow} />
      <circle cx={x + 7} cy={y + tip * 0.7} r={5 + grow} />
    </g>
  );
}

function Leg(): ReactNode {
  return (
    <>
      <path
        d="M60 132 C38 132 30 148 36 162 C40 172 58 174 70 168 C80 158 78 134 60 132Z"
        fill={skin}
        stroke={skinDark}
        strokeWidth="2"
      />
      <g fill={skin} stroke={skinDark} strokeWidth="2">
        <ellipse cx="27" cy="170" rx="9" ry="5" transform="rotate(-14 27 170)" />
        <ellipse cx="54" cy="175" rx="9" ry="5" transform="rotate(12 54 175)" />
        <ellipse cx="39" cy="174" rx="10" ry="5.4" />
      </g>
      <ellipse cx="44" cy="167" rx="13" ry="6" fill={skin} />
    </>
  );
}

function LilyPad(): ReactNode {
  return (
    <>
      <ellipse cx="100" cy="181" rx="94" ry="17" fill="#0a6b47" />
      <path
        d="M100 176 L150 160.6 C177 163 194 168.6 194 176 C194 185.4 152 193 100 193 C48 193 6 185.4 6 176 C6 166.6 48 159 100 159 C112 159 123.5 159.4 134 160.200Z"
        fill="#17a76f"
      />
      <path
        d="M100 176 L26 171 M100 176 L44 188 M100 176 L104 191 M100 176 L164 186 M100 176 L186 175"
        stroke="#0f8f5d"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}

// In front of the foot, at the edge of the pad.
function Flower(): ReactNode {
  return (
    <g transform="translate(180 171)">
      <ellipse cx="0" cy="5" rx="13" ry="4" fill="#0f8f5d" />
      <path d="M0 4 C-14 4 -16 -4 -14 -7 C-7 -7 -2 -2 0 4 C2 -2 7 -7 14 -7 C16 -4 14 4 0 4Z" fill="#ff9fbd" />
      <path d="M0 4 C-9 0 -9 -9 -6 -13 C-1 -10 0 -3 0 4 C0 -3 1 -10 6 -13 C9 -9 9 0 0 4Z" fill="#ffbdd2" />
      <path d="M0 4 C-5 -3 -4 -11 0 -16 C4 -11 5 -3 0 4Z" fill="#ffd9e5" />
      <circle cx="0" cy="2" r="2.6" fill="#ffc93c" />
    </g>
  );
}

function Sparks(): ReactNode {
  return (
    <g fill="#ffc93c">
      <path d="M16 58 l3.5 8 8 3.5 -8 3.5 -3.5 8 -3.5 -8 -8 -3.5 8 -3.500Z" />
      <path d="M186 52 l3 7 7 3 -7 3 -3 7 -3 -7 -7 -3 7 -3Z" />
      <path d="M100 2 l2.5 6 6 2.5 -6 2.5 -2.5 6 -2.5 -6 -6 -2.5 6 -2.500Z" />
    </g>
  );
}

function Snore(): ReactNode {
  return (
    <g fill="none" stroke="#8fb4d9" strokeLinecap="round" strokeLinejoin="round">
      <path d="M171 34 h11 l-11 13 h11" strokeWidth="4" />
      <path d="M186 13 h8 l-8 10 h8" strokeWidth="3.5" />
    </g>
  );
}
