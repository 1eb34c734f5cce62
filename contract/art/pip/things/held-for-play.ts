import type { PipItemId } from '../../../rules/rewards/pips.ts';
import { type Drawing, dots, gold, goldEdge, ink, type Line, ring, rope, star, sun } from '../lines.ts';
import type { Held } from './thing.ts';

type Ids =
  | 'paper-plane' | 'pinwheel' | 'balloon' | 'football' | 'basketball' | 'kite' | 'teddy' | 'tennis-racket' | 'star-wand'
  | 'puzzle-cube' | 'skateboard' | 'controller' | 'surfboard' | 'chess-knight' | 'trophy'; // biome-ignore format: a list

/** A cube seen from a corner: three faces of nine squares. */
function cube(x: number, y: number, size: number): Drawing {
  const step = size / 3;
  const colors = ['#ffd84d', '#f2545b', '#fff', '#35c08a', '#3b94f0', '#ff9a3d'];
  const faces = [
    { across: [0.87, -0.5], down: [0.87, 0.5], from: [-0.87 * size, -size / 2], mix: 1 },
    { across: [0.87, 0.5], down: [0, 1], from: [-0.87 * size, -size / 2], mix: 3 },
    { across: [0.87, -0.5], down: [0, 1], from: [0, 0], mix: 5 },
  ] as const;
  return faces.flatMap(({ across, down, from, mix }, face) =>
    Array.from({ length: 9 }, (_, nth): Line => {
      const [column, row] = [nth % 3, Math.floor(nth / 3)];
      const corner = (i: number, j: number): string =>
        `${(x + from[0] + step * (across[0] * (column + i) + down[0] * (row + j))).toFixed(1)} ${(y + from[1] + step * (across[1] * (column + i) + down[1] * (row + j))).toFixed(1)}`;
      const color = colors[(nth * mix + face * 2 + row) % 6] ?? '#fff';
      return [`M${corner(0, 0)}L${corner(1, 0)}L${corner(1, 1)}L${corner(0, 1)}Z`, color, 2.4, '#1c2236'];
    }),
  );
}

function ball(x: number, y: number, radius: number, color: string, edge: string): Line {
  return [ring(x, y, radius), color, 5, edge];
}

/** Toys, games and sports. */
export const heldForPlay: Readonly<Pick<Record<PipItemId<'held'>, Held>, Ids>> = {
  'paper-plane': {
    lines: [
      ['M150 96L234 54L202 132L186 112Z', '#dbe9f9', 4.5, '#2a6db5'],
      ['M150 96L234 54L186 112Z', '#fff', 4.5, '#2a6db5'],
      ['M186 112L188 134L198 118', '#a6c8ef', 4.5, '#2a6db5'],
    ],
  },
  pinwheel: {
    lines: [
      ...rope('M174 154L188 58', '#fff', '#8096ad', 5),
      ['M188 58C188 36 206 28 214 32C214 44 204 54 188 58Z', '#f2545b', 4, '#8f1d2c'],
      ['M188 58C210 58 218 76 214 84C202 84 192 74 188 58Z', '#ffd84d', 4, goldEdge],
      ['M188 58C188 80 170 88 162 84C162 72 172 62 188 58Z', '#35c08a', 4, '#0a6b47'],
      ['M188 58C166 58 158 40 162 32C174 32 184 42 188 58Z', '#4c9df0', 4, '#14457e'],
      ['M188 58h.01', ink, 13],
      ['M188 58h.01', sun, 7],
    ],
  },
  balloon: {
    lines: [
      ['M176 140C186 110 176 86 194 46', '#4a6580', 3],
      ['M194 42L188 50H200Z', '#a3214b'],
      ['M194 43C170 33 168 -12 196 -12S222 33 194 43Z', '#f25c8e', 4.5, '#a3214b'],
      ['M182 8Q183 -1 191 -2', '#ffc3d6', 5],
    ],
  },
  football: {
    lines: [
      ball(196, 98, 27, '#fff', ink),
      ['M196 85L208 94L203 108H189L184 94Z', ink],
      ['M196 85V72M208 94L221 89M203 108L211 120M189 108L181 120M184 94L171 89', ink, 3.5],
      [
        'M188 72L196 78L204 72ZM218 80L222 92L217 96ZM212 118L203 120L208 112ZM180 118L189 120L184 112ZM174 80L170 92L175 96Z',
        ink,
        2.5,
        ink,
      ],
    ],
  },
  basketball: {
    lines: [
      ball(196, 98, 27, '#f58a2c', '#7a3a0c'),
      ['M196 71V125M169 98H223M178 78Q196 98 178 118M214 78Q196 98 214 118', '#7a3a0c', 3.5],
      ['M180 84Q184 78 190 76', '#ffc48a', 4],
    ],
  },
  kite: {
    lines: [
      ['M176 142C176 120 180 96 206 26', '#4a6580', 2.5],
      ['M206 60Q196 74 206 82Q216 92 208 104', '#4a6580', 2.5],
      ['M206 80L196 74V86ZM206 80L216 74V86Z', '#ffd84d', 2.5, goldEdge],
      ['M210 98L200 92V104ZM210 98L220 92V104Z', '#4c9df0', 2.5, '#14457e'],
      ['M206 -14L234 20L206 62L178 20Z', '#f2545b', 5, '#8f1d2c'],
      ['M206 -14L234 20H206ZM206 62L178 20H206Z', '#ffd84d'],
      ['M206 -14V62M178 20H234', '#8f1d2c', 3.5],
      ['M206 -14L234 20L206 62L178 20Z', 'none', 5, '#8f1d2c'],
    ],
  },
  teddy: {
    lines: [
      ...rope('M178 120L168 130M208 120L220 128', '#c98f4e', '#6e4526', 11, 5),
      ['M178 138C172 150 180 158 188 152L192 146L198 152C208 158 214 150 208 138Z', '#c98f4e', 5, '#6e4526'],
      [ring(193, 132, 18, 19), '#c98f4e', 5, '#6e4526'],
      [ring(193, 134, 10, 11), '#f0d3a8'],
      dots([[176, 82], [210, 82]], '#6e4526', 20), // biome-ignore format: places
      dots([[176, 82], [210, 82]], '#e8b77a', 13), // biome-ignore format: places
      [ring(193, 96, 22, 20), '#d79d5c', 5, '#6e4526'],
      [ring(193, 103, 10, 8), '#f7e2c2'],
      dots([[185, 93], [201, 93]], ink, 5.5), // biome-ignore format: places
      ['M191 99h4', ink, 5],
      ['M188 106Q193 110 198 106', ink, 2.5],
      ['M193 118L183 112V124ZM193 118L203 112V124Z', '#e5486f', 3, '#8f1d43'],
    ],
  },
  'tennis-racket': {
    lines: [
      ...rope('M172 152L182 104', '#2b3f66', '#101d3a', 8),
      ...rope('M182 104L188 84', '#f2545b', '#8f1d2c', 6),
      ['M180 38L186 82M192 32L194 86M204 34L202 84M172 50H216M170 60H216M174 72H212', '#d5e0ec', 2.5],
      [ring(194, 56, 24, 29), 'none', 10, '#8f1d2c'],
      [ring(194, 56, 24, 29), 'none', 5.5, '#f2545b'],
      ball(222, 96, 11, '#d6ee3c', '#6d7d0c'),
      ['M213 92Q222 96 224 106', '#fff', 2.5],
    ],
  },
  'star-wand': {
    lines: [
      ...rope('M172 152L186 78', '#8a68ea', '#43299a', 6),
      [star(190, 56, 28), gold, 5, goldEdge],
      ['M182 51l7 -7', '#fff3cf', 5],
      [star(222, 30, 9) + star(218, 84, 7) + star(160, 28, 6), '#ffe08a', 2, goldEdge],
    ],
  },
  'puzzle-cube': { lines: cube(194, 100, 32) },
  skateboard: {
    lines: [
      {
        at: 'rotate(10 190 110)',
        lines: [
          dots([[174, 56], [206, 56], [174, 140], [206, 140]], ink, 16), // biome-ignore format: places
          dots([[174, 56], [206, 56], [174, 140], [206, 140]], '#fff3cf', 9), // biome-ignore format: places
          ['M174 44Q174 24 190 24T206 44V150Q206 172 190 172T174 150Z', '#3f3a8c', 5, '#1a174a'],
          ['M190 62L201 90H193L199 118L182 84H190L184 62Z', '#c6f24e', 3, '#1a174a'],
          dots([[184, 40], [196, 40], [184, 48], [196, 48], [184, 142], [196, 142], [184, 150], [196, 150]], '#b9b5f0', 3.5), // biome-ignore format: places
          ['M180 132H200M180 160Q190 166 200 160', '#ff6f9f', 5],
        ],
      },
    ],
  },
  controller: {
    lines: [
      [
        'M168 88C152 86 142 132 156 138C168 142 170 124 180 122H206C216 124 218 142 230 138C244 132 234 86 218 88Z',
        '#3b4468',
        5,
        '#151b33',
      ],
      ['M170 96V112M162 104H178', '#cfd8f2', 6],
      ['M210 98h.01', '#ffd84d', 7],
      ['M220 105h.01', '#f2545b', 7],
      ['M200 105h.01', '#4c9df0', 7],
      ['M210 112h.01', '#35c08a', 7],
      ['M186 98h4M194 98h4', '#8e99c2', 4],
      dots([[184, 114], [202, 116]], '#151b33', 11), // biome-ignore format: places
    ],
  },
  surfboard: {
    lines: [
      {
        at: 'rotate(6 196 90)',
        lines: [
          ['M197 -12C224 24 226 124 206 178H188C168 124 170 24 197 -12Z', '#ffe3a3', 5, '#a85a0a'],
          ['M175 92Q197 108 219 92V112Q197 128 174 112Z', '#21b5b0'],
          ['M174 120Q197 136 219 120V128Q197 144 175 128Z', '#ff7a5c'],
          ['M197 -6V174', '#d99a45', 3],
          [
            'M197 58C188 50 184 42 190 38C194 36 197 40 197 44C197 40 200 36 204 38C210 42 206 50 197 58Z',
            '#ff7a5c',
            2,
            '#ff7a5c',
          ],
          ['M184 26Q188 12 194 4', '#fff', 4],
        ],
      },
    ],
  },
  'chess-knight': {
    lines: [
      {
        at: 'translate(392 0)scale(-1 1)',
        lines: [
          ['M166 146Q164 154 170 154H214Q220 154 218 146L212 138H172Z', '#fff', 5, '#44536b'],
          [
            'M174 138C172 122 184 114 188 102L172 108C164 110 158 100 164 94L180 72L182 58L194 68C216 74 220 108 208 138Z',
            '#fff',
            5,
            '#44536b',
          ],
          ['M196 70C210 82 212 110 202 134', '#b4c3d4', 5],
          ['M183 82h.01', '#44536b', 7],
          ['M168 100l4 -2', '#44536b', 4],
        ],
      },
    ],
  },
  trophy: {
    lines: [
      ['M170 66C152 62 152 92 176 94M212 66C230 62 230 92 206 94', goldEdge, 10],
      ['M170 66C152 62 152 92 176 94M212 66C230 62 230 92 206 94', gold, 5],
      ['M168 56H214C214 86 208 104 191 106C174 104 168 86 168 56Z', gold, 5, goldEdge],
      ['M191 106V128', goldEdge, 12],
      ['M191 106V128', gold, 7],
      ['M172 130H210L214 146H168Z', '#7a4a2b', 5, '#3f2412'],
      [star(191, 78, 14), '#fff3cf', 2.5, goldEdge],
      ['M176 62V74', '#fff3cf', 4],
    ],
  },
};
