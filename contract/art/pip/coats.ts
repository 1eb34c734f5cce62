import type { PipChoice, PipCoat } from '../../rules/rewards/pips.ts';
import { type Drawing, dots, heart, star } from './lines.ts';

/** The colors of a frog. */
export interface Coat {
  readonly skin: string;
  readonly edge: string;
  /** Also of the muzzle. */
  readonly belly: string;
  /** Light on the bumps over the eyes. */
  readonly shine: string;
  /** Of the pattern. */
  readonly mark: string;
  readonly cheek: string;
  /** Of a pattern of stars. */
  readonly star: string;
  /** Of closed eyes: night skin would swallow ink. */
  readonly lash: string;
}

const colors: Readonly<Record<PipCoat, readonly [string, string, string, string, string, string]>> = {
  leaf: ['#52c684', '#2b9562', '#c4f3d6', '#8be3b0', '#31a668', '#ff9fb5'],
  teal: ['#3fc3c6', '#148089', '#cbf4f2', '#92e4e5', '#1f9fa7', '#ff9fb5'],
  sky: ['#63aef2', '#2a6db5', '#d6ebff', '#a6d2fb', '#3a86d6', '#ff9fb5'],
  grape: ['#a98bf0', '#6846bd', '#ebe3ff', '#cdbcfb', '#7a57d8', '#ff9fc4'],
  lotus: ['#f791b4', '#bd4674', '#ffe3ec', '#ffc0d5', '#e0608f', '#ff6a97'],
  berry: ['#ee6f6f', '#a63338', '#ffdcd9', '#f9a3a0', '#cf4650', '#ffb3a8'],
  ember: ['#f6965b', '#b2511e', '#ffe6d3', '#ffbd93', '#db6c30', '#ff7f86'],
  sun: ['#f8cd50', '#b5830b', '#fff3cb', '#ffe596', '#dda31d', '#ff9d8a'],
  moss: ['#a4cb49', '#5d8018', '#eef7cf', '#c9e47e', '#7ba326', '#ff9fa9'],
  cocoa: ['#c2916d', '#78502f', '#f6e7d8', '#dcb596', '#96663f', '#ff9f94'],
  cloud: ['#e4ebf3', '#8096ad', '#ffffff', '#ffffff', '#b4c3d4', '#ffb3c6'],
  night: ['#48659c', '#22375e', '#d3dff4', '#7b97c9', '#2f4675', '#ff9fb5'],
};

export function getCoat(name: PipCoat): Coat {
  const [skin, edge, belly, shine, mark, cheek] = colors[name];
  const isPale = name === 'sun' || name === 'cloud';
  return {
    skin,
    edge,
    belly,
    shine,
    mark,
    cheek,
    star: isPale ? mark : '#fff0a8',
    lash: name === 'night' ? belly : '#16324f',
  };
}

/** Painted on head and body, and cut to their shape; muzzle and tummy stay plain. */
interface Pattern {
  readonly head: Drawing;
  readonly body: Drawing;
}

type Spot = readonly [x: number, y: number, size: number];

export const patterns: Readonly<Record<PipChoice<'pattern'>, (coat: Coat) => Pattern>> = {
  plain: () => ({ head: [], body: [] }),
  spots: ({ mark }) => ({
    head: spots(
      '100 67 9,84 73 4.5,117 76 5,41 77 8,38 113 7,60 124 5,160 80 9,158 117 6.5,46 32 7,148 27 8,163 56 5',
      mark,
    ),
    body: spots('44 146 8,36 160 4.5,58 158 4.5,156 146 8,164 160 5,142 160 4,64 138 5,137 132 6', mark),
  }),
  stripes: ({ mark }) => ({
    head: [
      ['M92 48h16L100 82ZM71 60L85 57 86 80ZM129 60L115 57 114 80Z', mark],
      ['M26 82L58 88 30 95ZM26 104L54 108 34 116ZM174 82L142 88 170 95ZM174 104L146 108 166 116Z', mark],
      ['M34 36L56 30 40 22ZM166 36L144 30 160 22Z', mark],
    ],
    body: [
      ['M26 136L56 146 24 150ZM28 156L56 158 32 168ZM54 124L74 132 54 138Z', mark],
      ['M174 136L144 146 176 150ZM172 156L144 158 168 168ZM146 124L126 132 146 138Z', mark],
    ],
  }),
  patch: ({ mark }) => ({
    head: [
      [
        'M112 20C150 8 178 36 172 70C168 92 140 92 122 80C104 70 102 34 112 20ZM28 104C46 98 62 112 56 128L30 134Z',
        mark,
      ],
    ],
    body: [['M24 134C44 126 62 142 52 164C44 180 24 172 22 160ZM134 122C150 128 148 146 138 150Z', mark]],
  }),
  freckles: ({ mark }) => ({
    head: spots(
      '88 66 4,100 62 4,112 66 4,94 74 4,106 74 4,40 80 4,48 76 4,41 70 3,160 80 4,152 76 4,159 70 3,44 116 4,52 122 4,156 116 4,148 122 4',
      mark,
    ),
    body: spots('42 144 3.6,50 150 3.6,40 154 3.6,158 144 3.6,150 150 3.6,160 154 3.6,66 134 3.2,134 134 3.2', mark),
  }),
  stars: (coat) => ({
    head: shapes(star, '100 68 14,43 75 11,157 75 11,43 118 10,157 118 10,49 27 9,151 27 9', coat.star),
    body: shapes(star, '44 148 9,156 148 9,63 136 6,138 134 6', coat.star),
  }),
  half: ({ mark }) => ({ head: [['M100 0H190V140H100Z', mark]], body: [['M100 60H220V190H100Z', mark]] }),
  mask: ({ mark }) => ({
    head: [['M20 62C40 78 80 84 100 66C120 84 160 78 180 62V10H20Z', mark]],
    body: [['M20 160C50 150 80 160 74 180H20ZM180 160C150 150 120 160 126 180H180Z', mark]],
  }),
  hearts: ({ mark }) => ({
    head: shapes(heart, '100 66 11,43 74 8.5,157 74 8.5,43 118 7.5,157 118 7.5,48 28 7,152 28 7', mark),
    body: shapes(heart, '44 147 7,156 147 7,63 135 4.5,138 134 4.5', mark),
  }),
};

function parseSpots(list: string): Spot[] {
  return list.split(',').map((place) => place.split(' ').map(Number) as unknown as Spot);
}

function spots(list: string, color: string): Drawing {
  return parseSpots(list).map(([x, y, radius]) => dots([[x, y]], color, radius * 2));
}

function shapes(shape: (x: number, y: number, size: number) => string, list: string, color: string): Drawing {
  return [
    [
      parseSpots(list)
        .map((place) => shape(...place))
        .join(''),
      color,
    ],
  ];
}
