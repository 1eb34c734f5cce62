import type { PipChoice } from '../../rules/rewards/pips.ts';
import type { Coat } from './coats.ts';
import { type Drawing, dots, heart, ink, type Line, star, sun } from './lines.ts';

/** `small` leaves out what would mush at 44 px, and what stays is bolder. */
interface Face {
  readonly coat: Coat;
  readonly small: boolean;
}

/** In head coordinates: x 32 to 168, y 20 to 133. */
export const head =
  'M43 58A25 25 0 1 1 87 56Q100 52 113 56A25 25 0 1 1 157 58C164 67 168 79 168 91C168 118 140 133 100 133S32 118 32 91C32 79 36 67 43 58Z';
export const muzzle = 'M55 97C66 85 82 81 100 81S134 85 145 97C149 113 127 128 100 128S51 113 55 97Z';
const laugh = 'M66 94Q100 102 134 94C134 115 119 126 100 126S66 115 66 94Z';

type Place = readonly [x: number, y: number];
const left: Place = [64, 47];
const right: Place = [136, 47];

export const eyes: Readonly<Record<PipChoice<'eyes'>, (face: Face) => Drawing>> = {
  round: ({ small }) => [...open(left, small), ...open(right, small)],
  shiny: () => [...shiny(left), ...shiny(right)],
  honey: ({ small }) => [...colored(left, small, '#e79a1b'), ...colored(right, small, '#e79a1b')],
  sea: ({ small }) => [...colored(left, small, '#2fa7b8'), ...colored(right, small, '#2fa7b8')],
  happy: (face) => [closed(left, face), closed(right, face)],
  wink: (face) => [...open(left, face.small), closed(right, face)],
  sleepy: (face) => [
    ...[...open(left, face.small), ...open(right, face.small)],
    ...[...lid(left, face), ...lid(right, face)],
  ],
};

function open([x, y]: Place, small: boolean): Line[] {
  return [
    dots([[x, y]], '#fff', 37),
    dots([[x, y + 1]], ink, 24),
    ...(small ? [] : [[`M${x - 7} ${y + 6}q7 6 14 0`, '#3f78b5', 3] as const, dots([[x - 5, y + 4]], '#fff', 3.5)]),
    dots([[x + 4, y - 4]], '#fff', small ? 9 : 8),
  ];
}

function shiny([x, y]: Place): Line[] {
  return [
    dots([[x, y]], '#fff', 37),
    dots([[x, y + 1]], ink, 30),
    dots([[x + 4, y - 4]], '#fff', 10),
    dots([[x - 6, y + 6]], '#fff', 5.5),
  ];
}

function colored([x, y]: Place, small: boolean, iris: string): Line[] {
  return [
    dots([[x, y]], '#fff', 37),
    dots([[x, y + 1]], iris, 29),
    dots([[x, y + 1]], ink, 18),
    dots([[x + 4, y - 4]], '#fff', small ? 9 : 8),
  ];
}

function closed([x, y]: Place, { coat, small }: Face): Line {
  return [`M${x - 14} ${y + 5}Q${x} ${y - 15} ${x + 14} ${y + 5}`, coat.lash, small ? 9 : 6];
}

function lid([x, y]: Place, { coat, small }: Face): Line[] {
  return [
    [`M${x - 19.5} ${y - 1}A19.5 19.5 0 0 1 ${x + 19.5} ${y - 1}Z`, coat.skin],
    [`M${x - 18} ${y - 1}H${x + 18}`, coat.edge, small ? 6 : 4],
  ];
}

const cheekPlaces = 'M49 95h.01M151 95h.01';
const swirls = 'm-2 0a2 2 0 1 1 4 1a6 6 0 1 1 -8 -6a9 9 0 1 1 0 13';

export const cheeks: Readonly<Record<PipChoice<'cheeks'>, (face: Face) => Drawing>> = {
  rosy: ({ coat, small }) => [[cheekPlaces, coat.cheek, small ? 24 : 19]],
  peach: ({ small }) => [[cheekPlaces, '#ffb48a', small ? 24 : 19]],
  hearts: () => [[heart(49, 95, 10) + heart(151, 95, 10), '#f2618f']],
  stars: () => [[star(49, 95, 12.5) + star(151, 95, 12.5), sun]],
  swirl: ({ coat, small }) => [[`M49 95${swirls}M151 95${swirls}`, coat.cheek, small ? 5 : 3.6]],
  none: () => [],
};

export const mouths: Readonly<Record<PipChoice<'mouth'>, (face: Face) => Drawing>> = {
  smile: ({ small }) => [['M67 96Q100 128 133 96', ink, thick(small)]],
  laugh: ({ small }) => [
    [laugh, '#7a1f3d'],
    ['M82 118C88 109 112 109 118 118C107 128 93 128 82 118Z', '#ff7d9c'],
    [laugh, ink, thick(small) - 1],
  ],
  tongue: ({ small }) => [
    ['M99 111C99 104 119 104 119 109C120 122 116 126 109 126S99 122 99 111Z', '#ff7d9c'],
    ['M67 96Q100 124 133 96', ink, thick(small)],
  ],
  oh: () => [
    ['M100 98C109 98 114 103 114 110S109 122 100 122 86 117 86 110 91 98 100 98Z', '#7a1f3d'],
    ['M92 117Q100 110 108 117Q100 124 92 117Z', '#ff7d9c'],
  ],
  tooth: ({ small }) => [
    ['M103 110l15-3-4 14Z', '#fff', 2, '#b4c3d4'],
    ['M67 96Q100 126 133 96', ink, thick(small)],
  ],
};

function thick(small: boolean): number {
  return small ? 8 : 5;
}
