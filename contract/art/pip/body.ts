import type { Coat } from './coats.ts';
import type { Drawing, Line } from './lines.ts';

export const pipPoses = ['sit', 'wave', 'cheer'] as const;
export type PipPose = (typeof pipPoses)[number];

const top = 'C6 166 48 158 100 158C112 158 123 158 134 159L104 174L152 161C178 163 194 168 194 175';
export const lilyPad: Drawing = [
  [`M6 177V175${top}C194 190 152 199 100 199S6 190 6 177Z`, '#0a6b47'],
  [`M6 175${top}C194 184 152 192 100 192S6 184 6 175Z`, '#17a76f'],
  ['M88 176L24 172M90 180L46 187M104 182L108 188M118 180L164 185M122 177L188 174', '#0f8f5d', 2.5],
];

/** Of a frog in the air. */
export const shadow: Drawing = [['M62 177a38 7 0 1 0 76 0a38 7 0 1 0-76 0Z', '#0f8f5d']];

// Three fingers, from the wrist on.
const fingersDown = 'l-9 5m9-5l1 8m-1-8l9 5';
const fingersUp = 'l-11-8m11 8l-1-14m1 14l10-10';

const torso = 'M100 104C132 104 142 128 142 148C142 168 126 176 100 176S58 168 58 148C58 128 68 104 100 104Z';
const thighs =
  'M66 126C40 122 24 142 32 162C37 174 60 174 74 168ZM134 126C160 122 176 142 168 162C163 174 140 174 126 168Z';
const feet = 'M52 166L22 172M52 168L30 180M54 168L48 182M148 166L178 172M148 168L170 180M146 168L152 182';
const airborne = 'M100 90C130 90 140 110 140 126C140 146 122 156 100 156S60 146 60 126C60 110 70 90 100 90Z';

/** What of the skin a pattern covers. */
export function hide(pose: PipPose): readonly string[] {
  return pose === 'cheer' ? [airborne] : [torso, thighs];
}

export function trunk(pose: PipPose, coat: Coat): Drawing {
  if (pose !== 'cheer') return outlined(coat, [torso], [thighs], [feet, 9]);
  return outlined(
    coat,
    ['M84 132C56 120 40 134 50 166M116 132C144 120 160 134 150 166', 16],
    ['M50 168l-16 3m16-3l-10 12m10-12l5 13M150 168l16 3m-16-3l10 12m-10-12l-5 13', 9],
    [airborne],
  );
}

export function tummy(pose: PipPose, coat: Coat): Drawing {
  if (pose === 'cheer')
    return [
      ['M100 104C120 104 128 118 128 130C128 144 115 153 100 153S72 144 72 130C72 118 80 104 100 104Z', coat.belly],
    ];
  return [
    ['M64 172C76 160 74 142 62 140M136 172C124 160 126 142 138 140', coat.edge, 2.5],
    ['M100 118C122 118 130 134 130 150C130 166 117 174 100 174S70 166 70 150C70 134 78 118 100 118Z', coat.belly],
  ];
}

/** The hand that holds something ends at 176 118, the one that cheers at 182 74. */
export function rightArm(pose: PipPose, holds: boolean, coat: Coat): Drawing {
  if (pose === 'cheer')
    return outlined(coat, ['M134 120C156 116 174 100 182 74', 13], ...(holds ? [] : [raised(182, 74)]));
  if (holds) return outlined(coat, ['M132 138C148 148 166 144 174 122', 13]);
  if (pose === 'wave') return outlined(coat, ['M132 138C150 150 174 144 180 114', 13], raised(180, 114));
  return outlined(coat, ['M128 128C136 144 132 160 128 172', 13], [`M128 173${fingersDown}`, 9]);
}

/** It waves when the right hand is busy. */
export function leftArm(pose: PipPose, holds: boolean, coat: Coat): Drawing {
  if (pose === 'cheer') return outlined(coat, ['M66 120C44 116 26 100 18 74', 13], raised(18, 74));
  if (pose === 'wave' && holds) return outlined(coat, ['M68 138C50 150 26 144 20 114', 13], raised(20, 114));
  return outlined(coat, ['M72 128C64 144 68 160 72 172', 13], [`M72 173${fingersDown}`, 9]);
}

/** The fingers in front of the item in the hand. */
export function grip(coat: Coat): Drawing {
  return outlined(coat, ['M168 112L181 113M167 120L181 121M168 128L179 129', 8.5]);
}

function raised(x: number, y: number): [path: string, width: number] {
  return [`M${x} ${y}${fingersUp}`, 9];
}

/** Skin with one edge around all shapes: where they meet there is no line. */
export function outlined({ skin, edge }: Coat, ...shapes: (readonly [path: string, width?: number])[]): Line[] {
  return [
    ...shapes.map(([path, width = 0]): Line => [path, edge, width + 5]),
    ...shapes.map(([path, width]): Line => (width === undefined ? [path, skin] : [path, skin, width])),
  ];
}
