import type { ReactNode } from 'react';

export type PipMood = 'happy' | 'thinking' | 'cheering' | 'sorry' | 'sleeping';

const ink = '#16324f';
const skin = '#52c684';
const skinDark = '#2f9f69';

/** Bold strokes and bigger pupils keep the face readable at the size of an icon. */
export function PipFace({ mood, bold }: { mood: PipMood; bold: boolean }): ReactNode {
  const line = bold ? 7 : 4.5;
  return (
    <g transform={mood === 'thinking' ? 'rotate(-4 100 100)' : mood === 'sleeping' ? 'rotate(5 100 110)' : undefined}>
      <g fill={skin} stroke={skinDark} strokeWidth={bold ? 0 : 2}>
        <circle cx="64" cy="48" r="25" />
        <circle cx="136" cy="48" r="25" />
        <path d="M34 90 C34 60 60 45 100 45 C140 45 166 60 166 90 C166 118 138 132 100 132 C62 132 34 118 34 90Z" />
      </g>
      {/* Hides the outline where the eyes grow out of the head. */}
      <path d="M48 64 C54 50 78 46 100 46.5 C122 46 146 50 152 64 L150 78 L50 78Z" fill={skin} />
      <path
        d="M54 96 C66 84 82 80 100 80 C118 80 134 84 146 96 C150 112 128 128 100 128 C72 128 50 112 54 96Z"
        fill="#c4f3d6"
      />
      <circle cx="49" cy="94" r="9.5" fill="#ff9fb5" />
      <circle cx="151" cy="94" r="9.5" fill="#ff9fb5" />
      <Eyes mood={mood} bold={bold} line={line} />
      <g fill={skinDark}>
        <ellipse cx="92" cy="85" rx="2.6" ry="2" />
        <ellipse cx="108" cy="85" rx="2.6" ry="2" />
      </g>
      <Mouth mood={mood} line={line} />
    </g>
  );
}

/** Where the pupils look, from the middle of the eye. */
const gaze: Record<'happy' | 'thinking' | 'sorry', [number, number]> = {
  happy: [2.5, 1.5],
  thinking: [5, -5],
  sorry: [2, 4.5],
};

function Eyes({ mood, bold, line }: { mood: PipMood; bold: boolean; line: number }): ReactNode {
  if (mood === 'cheering' || mood === 'sleeping') {
    const arc =
      mood === 'cheering' ? 'M50 55 Q64 36 78 55 M122 55 Q136 36 150 55' : 'M50 47 Q64 62 78 47 M122 47 Q136 62 150 47';
    return <path d={arc} fill="none" stroke={ink} strokeWidth={line + 1} strokeLinecap="round" />;
  }
  const [x, y] = gaze[mood];
  // Both eyes look at the same thing: in happy and sorry a little inwards, in thinking both to one side.
  const inward = mood !== 'thinking';
  return (
    <>
      <Eye x={64} pupilX={64 + x} pupilY={47 + y} bold={bold} />
      <Eye x={136} pupilX={136 + (inward ? -x : x)} pupilY={47 + y} bold={bold} />
      {mood === 'sorry' && <Lids line={line} />}
    </>
  );
}

// They hang to the outside: the look of somebody who did not mean it.
function Lids({ line }: { line: number }): ReactNode {
  return (
    <g fill={skin} stroke={skinDark} strokeWidth={line * 0.7} strokeLinecap="round" paintOrder="stroke">
      <path d="M44 30 Q64 18 80 28 L81 35 Q62 37 45 50 Q40 40 44 30Z" stroke="none" />
      <path d="M156 30 Q136 18 120 28 L119 35 Q138 37 155 50 Q160 40 156 30Z" stroke="none" />
      <path d="M81 35 Q62 37 45 50 M119 35 Q138 37 155 50" fill="none" />
    </g>
  );
}

function Eye({ x, pupilX, pupilY, bold }: { x: number; pupilX: number; pupilY: number; bold: boolean }): ReactNode {
  return (
    <>
      <circle cx={x} cy="47" r="18" fill="#fff" />
      <circle cx={pupilX} cy={pupilY} r={bold ? 11.5 : 10.5} fill={ink} />
      <circle cx={pupilX + 3.5} cy={pupilY - 4} r={bold ? 4 : 3.6} fill="#fff" />
      {!bold && <circle cx={pupilX - 3.5} cy={pupilY + 4} r="1.7" fill="#fff" />}
    </>
  );
}

function Mouth({ mood, line }: { mood: PipMood; line: number }): ReactNode {
  const stroke = { fill: 'none', stroke: ink, strokeWidth: line, strokeLinecap: 'round' } as const;
  switch (mood) {
    case 'happy':
      return <path d="M67 96 Q100 127 133 96" {...stroke} />;
    case 'thinking':
      return <path d="M82 106 Q92 99 102 104 T120 101" {...stroke} />;
    case 'sorry':
      return <path d="M80 112 Q100 98 120 112" {...stroke} />;
    case 'sleeping':
      return <path d="M88 105 Q100 114 112 105" {...stroke} />;
    case 'cheering':
      return (
        <>
          <path
            d="M68 94 Q100 101 132 94 C132 114 118 125 100 125 C82 125 68 114 68 94Z"
            fill="#7a1f3d"
            stroke={ink}
            strokeWidth={line * 0.8}
            strokeLinejoin="round"
          />
          <path d="M82 117 C88 109 112 109 118 117 C113 122 107 124 100 124 C93 124 87 122 82 117Z" fill="#ff7d9c" />
        </>
      );
  }
}
