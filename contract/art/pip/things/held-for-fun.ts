import type { PipItemId } from '../../../rules/rewards/pips.ts';
import { around, blossom, type Drawing, dots, type Line, leaf, ring, rope, sun } from '../lines.ts';
import type { Held } from './thing.ts';

type Ids =
  | 'daisy' | 'lollipop' | 'ice-cream' | 'leaf-umbrella' | 'watermelon' | 'pizza' | 'bubble-tea' | 'paper-fan'
  | 'watering-can' | 'net' | 'firefly-jar' | 'lantern'; // biome-ignore format: a list

function glow(x: number, y: number, size: number): Drawing {
  return [dots([[x, y]], '#ffd76a47', size), dots([[x, y]], '#ffe08a73', size * 0.72)];
}

/** The ribs of a fan, from its foot at 172 130. */
function ribs(from: number, to: number): string {
  const angles = Array.from({ length: 8 }, (_, nth) => ((-100 + nth * 15) * Math.PI) / 180);
  const at = (distance: number, angle: number) =>
    `${(172 + distance * Math.cos(angle)).toFixed(1)} ${(130 + distance * Math.sin(angle)).toFixed(1)}`;
  return angles.map((angle) => `M${at(from, angle)}L${at(to, angle)}`).join('');
}

function scoop(x: number, y: number, color: string, edge: string): Line[] {
  return [dots([[x, y]], edge, 39), dots([[x, y]], color, 33), [`M${x - 9} ${y - 3}q1 -7 7 -8`, '#ffffffb0', 5]];
}

/** To eat, to care for and to light the way. */
export const heldForFun: Readonly<Pick<Record<PipItemId<'held'>, Held>, Ids>> = {
  daisy: {
    lines: [
      ...rope('M172 152Q176 110 186 66', '#45b85a', '#17662f', 5),
      [leaf(176, 104, 70, 30, 0.5), '#45b85a', 4, '#17662f'],
      ...blossom(188, 56, 19, '#fff', '#8096ad', sun, 9),
      dots(around(188, 56, 4, 5), '#e09a1a', 3),
    ],
  },
  lollipop: {
    lines: [
      ...rope('M172 152L186 74', '#fff', '#8096ad', 5),
      [ring(190, 54, 27), '#ff7aa8', 5, '#a3214b'],
      ['M190 54m-1 0a5 5 0 1 1 7 4a11 11 0 1 1 -5 -17a18 18 0 1 1 -15 24', '#fff', 6],
    ],
  },
  'ice-cream': {
    lines: [
      ['M160 96H200L180 156Z', '#f2b866', 5, '#8a5412'],
      ['M168 104L188 132M180 100L194 118M192 104L172 132M180 100L166 118', '#c9862f', 3.5],
      ...scoop(168, 86, '#ff9fc0', '#a3214b'),
      ...scoop(193, 86, '#fff3cf', '#b5810a'),
      ...scoop(181, 62, '#a0784f', '#5a3717'),
      dots([[183, 40]], '#8f1d2c', 15),
      dots([[183, 40]], '#f0435a', 10),
      ['M172 54l5 3M188 56l4 -4M182 68l5 2M168 66l3 -4', '#ffd84d', 3.5],
    ],
  },
  'leaf-umbrella': {
    lines: [
      ...rope('M174 154L200 34', '#2f9f69', '#0a6b47', 5),
      [
        'M146 40C146 8 172 -14 204 -12C234 -10 250 18 244 46Q232 34 220 43Q208 32 196 38Q182 28 172 37Q158 30 146 40Z',
        '#35c08a',
        5,
        '#0a6b47',
      ],
      ['M204 -10L196 34M203 -8C186 4 178 20 173 33M205 -8C216 8 220 24 220 38', '#149463', 4],
      ['M158 20Q168 2 184 -3', '#a5ecc8', 4],
      dots([[170, 62], [238, 66], [222, 84]], '#7db9f0', 8), // biome-ignore format: places
    ],
  },
  watermelon: {
    lines: [
      {
        at: 'rotate(-16 186 100)',
        lines: [
          ['M146 86H226A40 40 0 0 1 146 86Z', '#2f9f4d', 5, '#125c28'],
          ['M152 86H220A34 34 0 0 1 152 86Z', '#e4f7c8'],
          ['M156 86H216A30 30 0 0 1 156 86Z', '#f2545b'],
          dots([[172, 94], [186, 98], [200, 94], [179, 105], [193, 105]], '#3b1a1f', 4.5), // biome-ignore format: places
        ],
      },
    ],
  },
  pizza: {
    lines: [
      ['M152 72L182 140L226 82Z', '#ffd45c', 5, '#a8620c'],
      ['M150 72Q186 48 228 82', '#8a4a10', 19],
      ['M150 72Q186 48 228 82', '#e2a04f', 13],
      dots([[174, 88], [202, 94], [184, 112]], '#a3272f', 16), // biome-ignore format: places
      dots([[174, 88], [202, 94], [184, 112]], '#e5484d', 11), // biome-ignore format: places
      dots([[188, 84], [193, 104]], '#35a84a', 5), // biome-ignore format: places
      ['M181 138v10', '#ffd45c', 6],
    ],
  },
  'bubble-tea': {
    lines: [
      ...rope('M198 128L210 32', '#ff7aa8', '#a3214b', 8),
      ['M164 78H216L208 150Q207 156 200 156H180Q173 156 172 150Z', '#e9c39a', 5, '#6b4526'],
      ['M167 92H213L210 118H170Z', '#f5e0c6'],
      dots([[180, 144], [190, 148], [200, 145], [184, 134], [195, 136], [204, 133], [177, 130]], '#4a2414', 9), // biome-ignore format: places
      ['M164 76A26 22 0 0 1 216 76Z', '#eaf6ff', 5, '#5f7590'],
      ['M174 70Q177 63 184 60', '#fff', 4],
      ['M160 78H220', '#5f7590', 8],
      ['M176 98V112', '#fff', 5],
    ],
  },
  'paper-fan': {
    lines: [
      ['M172 130L160.200 63A68 68 0 0 1 239.700 136Z', '#7ec8f2', 5, '#14457e'],
      ['M162 76A55 55 0 0 1 227 134L239.700 136A68 68 0 0 0 160.200 63Z', '#2f6fd0'],
      ['M168 108A22 22 0 0 1 194 132L172 130Z', '#e8c48a'],
      ['M176 92q7 -8 14 0q7 -4 12 4q8 2 8 10', '#fff', 5],
      ['M204 76h.01', '#f2545b', 16],
      [ribs(8, 66), '#14457e60', 2],
      ['M172 130L160.200 63A68 68 0 0 1 239.700 136Z', 'none', 5, '#14457e'],
      ['M172 130h.01', '#7a4a2b', 10],
    ],
  },
  'watering-can': {
    lines: [
      ['M214 120L232 84', '#14605c', 15],
      ['M214 120L232 84', '#2fb0a6', 10],
      ['M222 78L242 88', '#14605c', 11],
      ['M222 78L242 88', '#7fe0d6', 6],
      ['M182 100C166 92 164 140 182 142', '#14605c', 12],
      ['M182 100C166 92 164 140 182 142', '#7fe0d6', 7],
      ['M180 96H216L220 146Q220 150 216 150H182Q178 150 178 146Z', '#2fb0a6', 5, '#14605c'],
      ['M180 96Q198 76 216 96', '#14605c', 5],
      ['M180 110H218', '#7fe0d6', 5],
      ...blossom(199, 130, 5, '#fff', '#14605c', sun),
      dots([[240, 100], [232, 106], [242, 114]], '#5aa9f0', 5.5), // biome-ignore format: places
    ],
  },
  net: {
    lines: [
      ...rope('M168 156L184 70', '#c08a52', '#5a3717', 7),
      ['M164 44C166 72 184 98 197 90C210 82 214 64 218 46Z', '#e9f5ff', 3, '#7fa8d0'],
      ['M172 62H212M168 48L204 84M214 50L184 82M176 76H206', '#9cc1e2', 2.5],
      ['M164 44a27 8 0 1 0 54 0a27 8 0 1 0 -54 0', '#d6ebfc', 10, '#14457e'],
      ['M164 44a27 8 0 1 0 54 0a27 8 0 1 0 -54 0', 'none', 5.5, '#4c9df0'],
      [
        'M226 22C218 10 206 14 212 22C206 30 218 34 226 22C234 10 246 14 240 22C246 30 234 34 226 22Z',
        '#ffb13d',
        3,
        '#a85a0a',
      ],
      ['M226 14V30', '#5a3717', 4],
    ],
  },
  'firefly-jar': {
    glow: glow(196, 104, 98),
    lines: [
      ['M174 82Q168 88 168 98V136Q168 148 180 148H212Q224 148 224 136V98Q224 88 218 82Z', '#4d79ab', 5, '#1b3350'],
      ['M178 88Q174 92 174 100V134Q174 142 182 142H210Q218 142 218 134V100Q218 92 214 88Z', '#6f9cd0'],
      ['M172 76H220', '#6e4526', 15],
      ['M172 76H220', '#c98f4e', 9],
      dots([[186, 106], [206, 98], [202, 126], [184, 130]], '#ffe08a80', 19), // biome-ignore format: places
      dots([[186, 106], [206, 98], [202, 126], [184, 130]], '#fff6c9', 8), // biome-ignore format: places
      ['M214 98V116', '#cfe6fa', 4],
    ],
  },
  lantern: {
    glow: glow(200, 68, 92),
    lines: [
      ...rope('M174 154L182 44Q183 28 198 30', '#8a5a30', '#4a2a10', 6),
      ['M199 32V44', '#4a2a10', 3.5],
      ['M186 50C179 58 179 76 186 84H214C221 76 221 58 214 50Z', '#ffd25a', 4.5, '#a8500c'],
      ['M193 51C189 60 189 74 193 83M207 51C211 60 211 74 207 83', '#e8971f', 3],
      ['M188 47h24M190 87h20', '#7a3d12', 8],
      ['M200 72h.01', '#fff8de', 13],
    ],
  },
};
