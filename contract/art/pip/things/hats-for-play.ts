import type { PipItemId } from '../../../rules/rewards/pips.ts';
import { both, dots, fluff, gold, goldEdge, ink, ring, rope, star, sun } from '../lines.ts';
import { type Headwear, inside } from './thing.ts';

type Ids =
  | 'party-hat' | 'big-bow' | 'bee-feelers' | 'cat-ears' | 'bunny-ears' | 'propeller' | 'unicorn-horn' | 'dino-hood'
  | 'wizard-hat' | 'star-tiara' | 'rainbow-cloud' | 'snail' | 'duckling'; // biome-ignore format: a list

/** For dressing up, and friends who ride along. */
export const hatsForPlay: Readonly<Pick<Record<PipItemId<'hat'>, Headwear>, Ids>> = {
  'party-hat': {
    reach: [-52, 142],
    back: [
      ['M68 58L97 -34Q100 -40 103 -34L132 58Z', '#ff8fb3', 5, '#b93a67'],
      ['M82 18L115 6M75 42L126 24M93 -8L108 -14', '#fff', 7],
      ...fluff(100, -36, 12, sun, '#c98c05'),
    ],
  },
  'big-bow': {
    reach: [-5, 151],
    front: [
      {
        at: 'rotate(-6 100 30)translate(0 -8)',
        lines: [
          [
            'M100 38C84 12 66 12 64 22C60 34 62 50 68 58C76 62 90 54 100 38ZM100 38C116 12 134 12 136 22C140 34 138 50 132 58C124 62 110 54 100 38Z',
            '#f25c8e',
            5,
            '#a3214b',
          ],
          ['M76 30Q86 34 92 38M124 30Q114 34 108 38', '#ffb3cb', 4],
          ['M100 38h.01', '#a3214b', 23],
          ['M100 38h.01', '#ff86ac', 17],
        ],
      },
    ],
  },
  'bee-feelers': {
    reach: [-60, 141],
    back: [
      ['M76 4C74 -14 66 -26 54 -32M124 4C126 -14 134 -26 146 -32', ink, 6],
      ...rope('M38 40C44 -6 156 -6 162 40', sun, ink, 8, 6),
      ...both([...fluff(53, -34, 9, sun, ink)]),
    ],
  },
  'cat-ears': {
    reach: [-55, 141],
    back: [
      ...rope('M38 40C44 -4 156 -4 162 40', '#4a5578', '#1c2440', 7, 5),
      ...both([
        ['M34 34L36 -26Q38 -32 43 -28L88 4Z', '#4a5578', 5, '#1c2440'],
        ['M44 20L46 -10L72 6Z', '#ff9fc0'],
      ]),
    ],
  },
  'bunny-ears': {
    reach: [-63, 141],
    back: [
      ['M62 34C44 4 42 -46 60 -50C78 -52 88 -10 86 30Z', '#fff', 5, '#8a94ab'],
      ['M66 22C56 0 54 -32 61 -36C70 -36 76 -8 76 18Z', '#ffbdd2'],
      [
        'M114 30C112 2 116 -46 138 -48C158 -48 172 -26 172 -4C160 -16 148 -20 142 -14C146 0 144 18 138 32Z',
        '#fff',
        5,
        '#8a94ab',
      ],
      ['M122 20C122 -4 126 -30 138 -34C136 -24 132 -18 134 -8C136 2 134 12 132 20Z', '#ffbdd2'],
      ['M142 -14C136 -24 136 -36 140 -46', '#8a94ab', 4],
    ],
  },
  propeller: {
    reach: [-50, 142],
    back: inside('#8f1d43'),
    front: [
      ['M44 26C42 -6 66 -20 100 -20S158 -6 156 26Q100 10 44 26Z', sun, 5, ink],
      ['M66 14C66 -6 80 -18 100 -19C120 -18 134 -6 134 14Q100 8 66 14Z', '#1b8fe0'],
      ['M85 10.500C85 -6 92 -16 100 -18C108 -16 115 -6 115 10.500Q100 9 85 10.500Z', '#e5484d'],
      ['M44 26C42 -6 66 -20 100 -20S158 -6 156 26Q100 10 44 26Z', 'none', 5, ink],
      ['M100 -22V-34', ink, 6],
      [
        'M100 -34C84 -46 66 -44 60 -36C68 -28 86 -28 100 -34C114 -40 132 -42 140 -34C132 -24 114 -24 100 -34Z',
        '#35c08a',
        4,
        ink,
      ],
    ],
  },
  'unicorn-horn': {
    reach: [-55, 142],
    back: [
      ...fluff(64, 12, 15, '#c9b6ff', '#7a57d8'),
      ...fluff(136, 12, 15, '#9fe3f0', '#2a8fa5'),
      ...both([
        ['M38 28L30 -14Q32 -20 38 -16L72 14Z', '#fff', 5, '#b06a95'],
        ['M44 18L40 -4L58 12Z', '#ffc3dc'],
      ]),
      ['M80 56C88 30 96 -10 98 -48Q100 -54 102 -48C104 -10 112 30 120 56Z', '#fff4d6', 5, '#c98c05'],
      ['M94 -14L107 -20M90 6L111 -4M86 28L115 14M82 48L119 34', '#f2b84b', 5],
      ...fluff(84, 32, 12, '#ffb3d1', '#bd4674'),
    ],
  },
  'dino-hood': {
    reach: [-54, 157],
    back: [
      ['M48 2L42 -32L74 -18L100 -50L126 -18L158 -32L152 2Z', '#ffb13d', 5, '#a85a0a'],
      [
        'M22 100C14 30 36 -26 100 -26S186 30 178 100C176 122 160 138 140 144H60C40 138 24 122 22 100Z',
        '#6fc24a',
        5,
        '#2f6e1c',
      ],
    ],
    front: [
      [
        'M28 56C24 0 54 -26 100 -26S176 0 172 56C164 34 150 20 136 16Q100 6 64 16C50 20 36 34 28 56Z',
        '#7fd357',
        5,
        '#2f6e1c',
      ],
      [
        'M46 28L54 38L60 20ZM66 19L74 31L80 15ZM154 28L146 38L140 20ZM134 19L126 31L120 15ZM90 14L100 26L110 14Z',
        '#fff',
        3,
        '#2f6e1c',
      ],
      dots([[74, -6], [126, -6]], '#fff', 17), // biome-ignore format: places
      dots([[76, -4], [124, -4]], ink, 10), // biome-ignore format: places
      dots([[94, -16], [106, -16]], '#2f6e1c', 4.5), // biome-ignore format: places
      dots([[48, 8], [152, 8], [56, -6]], '#57a836', 8), // biome-ignore format: places
    ],
  },
  'wizard-hat': {
    reach: [-50, 142],
    back: inside('#3a2483'),
    front: [
      [
        'M52 22C66 0 74 -24 92 -40C104 -50 128 -46 140 -30C128 -34 120 -30 122 -22C126 -8 140 4 148 22Z',
        '#6f4bd8',
        5,
        '#43299a',
      ],
      [star(98, -14, 10) + star(124, 5, 7) + star(76, 6, 6), sun],
      ['M16 26C20 14 56 12 100 12S180 14 184 26 146 34 100 33 12 38 16 26Z', '#8a68ea', 5, '#43299a'],
    ],
  },
  'star-tiara': {
    reach: [-31, 145],
    front: [
      ...rope('M46 30Q100 -2 154 30', '#ffe08a', goldEdge, 7),
      [
        star(100, -6, 22) + star(70, 6, 14) + star(130, 6, 14) + star(47, 24, 10) + star(153, 24, 10),
        gold,
        4,
        goldEdge,
      ],
      dots([[100, -4]], '#ff8fb3', 10),
      dots([[70, 7], [130, 7]], '#8fd6ff', 7), // biome-ignore format: places
      ['M94 -16l4 -5', '#fff', 4],
    ],
  },
  'rainbow-cloud': {
    reach: [-37, 144],
    back: [
      ['M38 34A62 62 0 0 1 162 34', '#a3214b', 14],
      ['M38 34A62 62 0 0 1 162 34', '#f2545b', 10],
      ['M46 34A54 54 0 0 1 154 34', '#f9a23b', 10],
      ['M54 34A46 46 0 0 1 146 34', '#ffd84d', 10],
      ['M62 34A38 38 0 0 1 138 34', '#4fc27a', 10],
      ['M70 34A30 30 0 0 1 130 34', '#4c9df0', 10],
      ['M78 34A22 22 0 0 1 122 34', '#8a5fe0', 9],
    ],
    front: both([
      ...fluff(42, 24, 17, '#fff', '#8fb0d6'),
      ...fluff(64, 20, 11, '#fff', '#8fb0d6'),
      ['M42 24h18', '#fff', 20],
    ]),
  },
  snail: {
    reach: [-35, 144],
    front: [
      {
        at: 'translate(-30 -2)',
        lines: [
          ['M104 10L98 -8M114 8L118 -10', '#8a6a2a', 5],
          dots([[98, -9], [118, -11]], '#8a6a2a', 9), // biome-ignore format: places
          [
            'M100 12C100 0 118 0 122 8C126 14 132 16 142 14L180 20Q184 26 176 26H116C104 26 100 20 100 12Z',
            '#ffe3a3',
            5,
            '#8a6a2a',
          ],
          ['M108 12h.01', ink, 4],
          [ring(148, -4, 22), '#ff8a6b', 5, '#a33c25'],
          ['M148 -4m-2 0a4 4 0 1 1 6 4a9 9 0 1 1 -3 -15a15 15 0 1 1 -12 22', '#c9573c', 4.5],
        ],
      },
    ],
  },
  duckling: {
    reach: [-46, 143],
    back: [
      ['M66 40C58 12 76 4 100 4S142 12 134 40L120 60H80Z', '#ffd84d', 5, '#b5810a'],
      ['M72 18C62 24 62 38 70 46M128 18C138 24 138 38 130 46', '#b5810a', 4],
      ['M100 -30q-2 -10 6 -12', '#b5810a', 5],
      [ring(100, -8, 23), '#ffe27a', 5, '#b5810a'],
      dots([[91, -13], [109, -13]], ink, 6.5), // biome-ignore format: places
      ['M90 -4Q100 -10 110 -4Q108 6 100 6T90 -4Z', '#f58a2c', 3.5, '#a3500f'],
      dots([[84, -5], [116, -5]], '#ffb08a', 6), // biome-ignore format: places
    ],
  },
};
