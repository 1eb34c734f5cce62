import { belly, cheek, edge, ink, outlined, type PipMood, type Stroke, shine, skin } from './pip-strokes.ts';

const head =
  'M43 58A25 25 0 1 1 87 56Q100 52 113 56A25 25 0 1 1 157 58C164 67 168 79 168 91C168 118 140 133 100 133S32 118 32 91C32 79 36 67 43 58Z';
const muzzle = 'M55 97C66 85 82 81 100 81S134 85 145 97C149 113 127 128 100 128S51 113 55 97Z';
const laugh = 'M66 94Q100 102 134 94C134 115 119 126 100 126S66 115 66 94Z';

const light: Stroke = ['M58 26Q50 29 47 37M130 26Q122 29 119 37', shine, 4];

const mouths = {
  happy: 'M67 96Q100 128 133 96',
  thinking: 'M86 108Q98 101 116 106',
  sorry: 'M86 111Q100 100 114 111',
  sleeping: 'M89 106Q100 113 111 106',
};

/** What the eyes look at, from their middle. */
const gazes = { happy: [0, 1], thinking: [6, -6], sorry: [0, 4] } as const;

/** Small, the face leaves out what would mush, and what stays is bolder. */
export function face(mood: PipMood, small: boolean): Stroke[] {
  const line = small ? 8 : 5;
  const nostrils: Stroke = ['M93 87h.01M107 87h.01', edge, 5];
  return [
    ...(small ? [[head, skin] as const] : outlined([head])),
    [muzzle, belly],
    ['M49 95h.01M151 95h.01', cheek, small ? 24 : 19],
    ...(small ? [] : [nostrils]),
    ...(small || mood === 'sorry' ? [] : [light]),
    ...eyes(mood, small, line),
    ...mouth(mood, line),
  ];
}

function eyes(mood: PipMood, small: boolean, line: number): Stroke[] {
  if (mood === 'cheering') return [['M50 52Q64 32 78 52M122 52Q136 32 150 52', ink, line + 1]];
  if (mood === 'sleeping') return [['M50 46Q64 60 78 46M122 46Q136 60 150 46', ink, line + 1]];
  const [x, y] = gazes[mood];
  const both = (dx: number, dy: number, path = 'h.01'): string =>
    `M${64 + x + dx} ${47 + y + dy}${path}M${136 + x + dx} ${47 + y + dy}${path}`;
  return [
    ['M64 47h.01M136 47h.01', '#fff', 37],
    [both(0, 0), ink, mood === 'sorry' ? 26 : 24],
    ...(small ? [] : [[both(-7, 5, 'q7 6 14 0'), '#3f78b5', 3] as const, [both(-5, 3), '#fff', 3.5] as const]),
    [both(4, -5), '#fff', small ? 9 : 8],
    ...(mood === 'sorry' ? lids(line) : []),
  ];
}

// They hang to the outside: the look of somebody who did not mean it.
function lids(line: number): Stroke[] {
  return [
    ['M74 31A19 19 0 0 0 46 53Q54 37 74 31ZM126 31A19 19 0 0 1 154 53Q146 37 126 31Z', skin],
    ['M76 30Q54 36 45 53M124 30Q146 36 155 53', edge, line - 1],
  ];
}

function mouth(mood: PipMood, line: number): Stroke[] {
  if (mood !== 'cheering') return [[mouths[mood], ink, line]];
  return [
    [laugh, '#7a1f3d'],
    ['M82 118C88 109 112 109 118 118C107 128 93 128 82 118Z', '#ff7d9c'],
    [laugh, ink, line - 1],
  ];
}
