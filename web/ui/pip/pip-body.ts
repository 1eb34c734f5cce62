import { belly, edge, outlined, type PipMood, type Stroke, sun, water } from './pip-strokes.ts';

const top = 'C6 166 48 158 100 158C112 158 123 158 134 159L104 174L152 161C178 163 194 168 194 175';
export const lilyPad: Stroke[] = [
  [`M6 177V175${top}C194 190 152 199 100 199S6 190 6 177Z`, '#0a6b47'],
  [`M6 175${top}C194 184 152 192 100 192S6 184 6 175Z`, '#17a76f'],
  ['M88 176L24 172M90 180L46 187M104 182L108 188M118 180L164 185M122 177L188 174', '#0f8f5d', 2.5],
];

/** Of Pip in the air. */
export const shadow: Stroke[] = [['M68 176a32 7 0 1 0 64 0a32 7 0 1 0-64 0Z', '#0f8f5d']];

export const flower: Stroke[] = [
  [
    'M180 177C166 177 164 169 166 166C173 166 178 171 180 177C182 171 187 166 194 166C196 169 194 177 180 177Z',
    '#ff9fbd',
  ],
  [
    'M180 177C171 173 171 164 174 160C179 163 180 170 180 177C180 170 181 163 186 160C189 164 189 173 180 177Z',
    '#ffbdd2',
  ],
  ['M180 177C175 170 176 162 180 157C184 162 185 170 180 177Z', '#ffd9e5'],
  ['M180 175h.01', sun, 5],
];

// Three fingers, from the wrist on.
const down = 'l-9 5m9-5l1 8m-1-8l9 5';
const up = 'l-11-8m11 8l-1-14m1 14l10-10';

const torso = 'M100 104C132 104 142 128 142 148C142 168 126 176 100 176S58 168 58 148C58 128 68 104 100 104Z';
const sitting: Stroke[] = [
  ...outlined(
    [torso],
    ['M66 126C40 122 24 142 32 162C37 174 60 174 74 168ZM134 126C160 122 176 142 168 162C163 174 140 174 126 168Z'],
    ['M52 166L22 172M52 168L30 180M54 168L48 182M148 166L178 172M148 168L170 180M146 168L152 182', 9],
  ),
  ['M64 172C76 160 74 142 62 140M136 172C124 160 126 142 138 140', edge, 2.5],
  ['M100 118C122 118 130 134 130 150C130 166 117 174 100 174S70 166 70 150C70 134 78 118 100 118Z', belly],
];
const leaning = [...sitting, ...outlined(['M72 128C64 144 68 160 72 172', 13], [`M72 173${down}`, 9])];

/** Everything behind the head. */
export const bodies: Record<PipMood, Stroke[]> = {
  happy: [...leaning, ...outlined(['M132 138C150 150 174 144 180 114', 13], [`M180 114${up}`, 9])],
  thinking: leaning,
  cheering: [
    ...outlined(
      ['M84 132C56 120 40 134 50 166M116 132C144 120 160 134 150 166', 16],
      ['M50 168l-16 3m16-3l-10 12m10-12l5 13M150 168l16 3m-16-3l10 12m-10-12l-5 13', 9],
      ['M100 90C130 90 140 110 140 126C140 146 122 156 100 156S60 146 60 126C60 110 70 90 100 90Z'],
      ['M66 120C44 116 26 100 18 74M134 120C156 116 174 100 182 74', 13],
      [`M18 74${up}M182 74${up}`, 9],
    ),
    ['M100 104C120 104 128 118 128 130C128 144 115 153 100 153S72 144 72 130C72 118 80 104 100 104Z', belly],
    ['M18 18l3.5 8 8 3.5-8 3.5-3.5 8-3.5-8-8-3.5 8-3.5ZM184 14l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z', sun],
  ],
  sorry: [
    ...sitting,
    ...outlined(
      ['M68 132C58 150 74 162 96 156M132 132C142 150 126 162 104 156', 13],
      ['M92 154v7M100 153v9M108 154v7', 9],
    ),
  ],
  sleeping: [
    ...outlined(
      ['M96 176C92 124 128 104 158 116C184 128 192 158 184 174C180 180 100 182 96 176Z'],
      ['M150 178h30', 11],
    ),
    ['M186 172C178 140 148 138 138 156', edge, 2.5],
  ],
};

/** What lies before the head: a hand at the chin, folded arms; and what hangs in the air. */
export const fronts: Partial<Record<PipMood, Stroke[]>> = {
  thinking: [
    ...outlined(['M150 158L122 132', 14], ['M122 132l-13-1m13 1l-10 6m10-6l-8-9', 9]),
    ['M168 56h.01', water, 7],
    ['M178 40h.01', water, 11],
    ['M187 18h.01', water, 17],
  ],
  sleeping: [
    ...outlined(['M46 170C56 182 76 182 96 178M138 170C128 182 108 182 88 178', 13]),
    ['M158 84h13l-13 15h13', water, 5],
    ['M176 56h10l-10 12h10', water, 4],
    ['M188 34h7l-7 9h7', water, 3],
  ],
};

export const headPlaces: Record<PipMood, string> = {
  happy: 'rotate(2 100 130)',
  thinking: 'rotate(-5 100 130)',
  cheering: 'translate(0-14)',
  sorry: 'rotate(-4 100 130)translate(0 6)',
  sleeping: 'translate(-10 42)rotate(-4 100 130)',
};
