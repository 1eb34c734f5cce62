import type { PipItemId } from '../../../rules/rewards/pips.ts';
import { around, both, dots, gold, goldEdge, heart, ink, ring, rope, star } from '../lines.ts';
import type { Headwear } from './thing.ts';

const left: readonly [number, number] = [64, 47];

/** Over the eyes, which are at 64 47 and 136 47. */
export const glasses: Readonly<Record<PipItemId<'glasses'>, Headwear>> = {
  'round-glasses': {
    reach: [-1, 152],
    front: [['M87 50Q100 42 113 50', ink, 6], ...both([[ring(...left, 23), 'none', 5.5, ink]])],
  },
  'square-glasses': {
    reach: [-6, 150],
    front: [
      ['M88 42Q100 36 112 42', '#8f1d43', 6],
      ...both([
        ['M46 27H82Q89 27 89 34L86 60Q85 68 77 68H52Q44 68 43 60L39 34Q39 27 46 27Z', '#ffffff1f', 7, '#d13766'],
      ]),
    ],
  },
  'star-patch': {
    reach: [-1, 152],
    front: [
      [
        'M136 25C154 25 160 34 160 48C160 62 150 70 136 70S112 62 112 48C112 34 118 25 136 25Z',
        '#ffd3a1',
        5,
        '#c07a35',
      ],
      [star(136, 48, 17), '#5f7fe0'],
      dots([[119, 36], [153, 36], [119, 60], [153, 60]], '#e0a35f', 4), // biome-ignore format: places
    ],
  },
  'reading-glasses': {
    reach: [-1, 152],
    front: [
      ['M84 58Q100 48 116 58', goldEdge, 5],
      ...both([['M40 54H88C88 72 80 80 64 80S40 72 40 54Z', '#cfe9ff99', 5, goldEdge]]),
    ],
  },
  'swim-goggles': {
    reach: [-4, 151],
    front: [
      ['M86 48h28', '#c2410c', 9],
      ...both([
        ['M38 52L30 58', '#c2410c', 10],
        [ring(...left, 24, 22), '#9be0ff70', 11, '#b5410c'],
        [ring(...left, 24, 22), 'none', 7, '#ff9a4d'],
        ['M50 40q4 -8 12 -9', '#fff', 4],
      ]),
    ],
  },
  sunglasses: {
    reach: [-19, 147],
    front: [
      ['M84 38H116', '#0d1b2e', 9],
      ...both([
        ['M36 31Q64 22 92 32Q92 62 70 68Q44 68 39 44Z', '#1b2c48', 6, '#0d1b2e'],
        ['M36 32L26 40', '#0d1b2e', 8],
        ['M48 42L58 33M50 54L70 36', '#5f7fae', 5],
      ]),
    ],
  },
  'cat-eye-glasses': {
    reach: [-16, 148],
    front: [
      ['M88 44Q100 36 112 44', '#43299a', 6],
      ...both([
        ['M36 23Q50 30 64 28Q90 28 90 44Q88 68 66 68Q44 68 40 48Q39 36 36 23Z', '#ffffff1f', 7, '#6f4bd8'],
        dots([[41, 29]], '#ffd1e3', 4.5),
      ]),
    ],
  },
  'film-glasses': {
    reach: [-17, 147],
    front: [
      [
        'M30 30Q30 26 34 26H166Q170 26 170 30V60Q170 69 160 69H120Q112 69 108 60Q100 50 92 60Q88 69 80 69H40Q30 69 30 60Z',
        '#fff',
        5,
        '#5f7590',
      ],
      ['M40 34H88V54Q84 61 76 61H46Q40 61 40 55Z', '#f2364ad0'],
      ['M160 34H112V54Q116 61 124 61H154Q160 61 160 55Z', '#1f8fe8d0'],
      ['M48 52L62 38M120 52L134 38', '#ffffffa0', 5],
    ],
  },
  monocle: {
    reach: [-1, 152],
    front: [
      ['M157 58C166 76 164 100 158 118', goldEdge, 3.5],
      [ring(136, 47, 23), '#ffffff26', 9, goldEdge],
      [ring(136, 47, 23), 'none', 5, gold],
      ['M122 40q3 -8 10 -10', '#fff', 4],
    ],
  },
  'star-shades': {
    reach: [-11, 149],
    hides: 'eyes',
    front: [
      ['M88 46h24', '#e0982b', 6],
      ...both([
        [star(64, 49, 31), '#ffcf4a', 13, '#8a5a0a'],
        [star(64, 49, 31), '#ff5f8f', 7, '#ffcf4a'],
      ]),
      ['M54 47l9 -9M126 47l9 -9', '#ffd1e0', 5],
    ],
  },
  'heart-shades': {
    reach: [-1, 152],
    hides: 'eyes',
    front: [
      ['M86 44h28', '#8f1d43', 6],
      ...both([[heart(64, 46, 21), '#e83e74', 6, '#8f1d43']]),
      ['M52 44q2 -7 8 -8M124 44q2 -7 8 -8', '#ffb3cb', 5],
    ],
  },
  'flower-glasses': {
    reach: [-8, 150],
    front: [
      ['M90 50Q100 44 110 50', '#c9741a', 7],
      ...both([
        dots(around(64, 47, 25, 8), '#c9741a', 20),
        dots(around(64, 47, 25, 8), '#ffd84d', 15),
        dots([[64, 47]], '#fff', 42),
        dots([[64, 48]], ink, 24),
        dots([[69, 43], [58, 52]], '#fff', 7), // biome-ignore format: places
        [ring(...left, 21), 'none', 4, '#c9741a'],
      ]),
    ],
  },
  disguise: {
    reach: [-12, 149],
    front: [
      [
        'M100 98C88 88 66 92 56 108C52 112 48 110 46 108C50 122 82 124 100 108C118 124 150 122 154 108C152 110 148 112 144 108C134 92 112 88 100 98Z',
        '#5a3a20',
        4,
        '#2f1c0c',
      ],
      ['M90 54C86 74 78 82 84 92C90 100 110 100 116 92C122 82 114 74 110 54Z', '#ffbf9e', 5, '#b96a45'],
      ['M92 90q3 3 6 1M108 90q-3 3 -6 1M94 74q1 -6 3 -9', '#b96a45', 3],
      ['M87 48Q100 42 113 48', '#0d1b2e', 7],
      ...both([
        [ring(...left, 23), '#ffffff1f', 7, '#0d1b2e'],
        ['M44 20Q62 8 84 20', '#2f1c0c', 10],
      ]),
    ],
  },
  snorkel: {
    reach: [-33, 145],
    front: [
      ...rope('M126 110C160 118 176 100 175 74L172 18', '#ffd23f', '#a87408', 9),
      ['M172 16V30', '#e5484d', 10],
      [
        'M34 36Q34 24 48 24H152Q166 24 166 36V58Q166 70 150 70H122Q112 70 108 62H92Q88 70 78 70H50Q34 70 34 58Z',
        '#a8e4ff59',
        12,
        '#145c8f',
      ],
      [
        'M34 36Q34 24 48 24H152Q166 24 166 36V58Q166 70 150 70H122Q112 70 108 62H92Q88 70 78 70H50Q34 70 34 58Z',
        'none',
        7,
        '#2fa7e0',
      ],
      ['M44 42q2 -8 10 -9', '#fff', 5],
    ],
  },
  aviators: {
    reach: [-6, 151],
    front: [
      ['M84 34H116M88 44Q100 39 112 44', goldEdge, 5],
      ...both([
        ['M37 34Q62 26 91 34Q92 58 76 68Q56 76 44 60Q38 50 37 34Z', '#4a7a6a', 6, goldEdge],
        ['M37 34Q62 26 91 34Q92 58 76 68Q56 76 44 60Q38 50 37 34Z', 'none', 3, gold],
        ['M40 40Q64 30 89 40L88 48Q64 38 42 50Z', '#2c5347'],
      ]),
      ['M50 60L64 46M122 60L136 46', '#b9ddcf', 5],
    ],
  },
  'rainbow-shades': {
    reach: [-18, 147],
    front: [
      [
        'M28 34Q100 18 172 34V48Q166 70 138 70Q116 70 108 56Q100 48 92 56Q84 70 62 70Q34 70 28 48Z',
        '#8a5fe0',
        7,
        '#fff',
      ],
      ['M34 38Q100 24 166 38', '#f2545b', 8],
      ['M33 45Q66 38 100 38T167 45', '#f9a23b', 8],
      ['M36 53Q60 46 84 48M164 53Q140 46 116 48', '#ffe066', 7],
      ['M42 60Q60 54 80 56M158 60Q140 54 120 56', '#4fc27a', 7],
      [
        'M28 34Q100 18 172 34V48Q166 70 138 70Q116 70 108 56Q100 48 92 56Q84 70 62 70Q34 70 28 48Z',
        'none',
        5,
        '#2b3f66',
      ],
      ['M44 46L54 34M122 44L130 34', '#fff', 5],
    ],
  },
  'ski-goggles': {
    reach: [-22, 146],
    hides: 'eyes',
    front: [
      ...both(rope('M36 48L28 52', '#e5486f', '#8f1d43', 16, 5)),
      [
        'M32 38Q32 22 50 21Q100 15 150 21Q168 22 168 38V54Q168 74 144 74H124Q112 74 106 64H94Q88 74 76 74H56Q32 74 32 54Z',
        '#fff',
        5,
        '#5f7590',
      ],
      [
        'M40 40Q40 30 52 29Q100 23 148 29Q160 30 160 40V52Q160 66 144 66H126Q117 66 111 56H89Q83 66 74 66H56Q40 66 40 52Z',
        '#ff8a3d',
      ],
      ['M40 40Q40 30 52 29Q100 23 148 29Q160 30 160 40Q100 30 40 40Z', '#ffd23f'],
      ['M52 56L74 32M64 60L92 32M140 50L156 34', '#fff3cfb0', 6],
    ],
  },
  'pixel-shades': {
    reach: [-18, 147],
    hides: 'eyes',
    front: [
      ['M24 34H176V44H164V54H158V64H118V54H110V46H90V54H82V64H46V54H40V44H24Z', '#0d1b2e'],
      ['M46 44h8v-8h8v8h-8v8h-8ZM122 44h8v-8h8v8h-8v8h-8Z', '#fff'],
      ['M62 44h8v8h-8ZM138 44h8v8h-8Z', '#7fa0cc'],
    ],
  },
  'space-visor': {
    reach: [-20, 147],
    hides: 'eyes',
    front: [
      ['M26 40Q100 18 174 40Q176 52 168 60Q100 84 32 60Q24 52 26 40Z', '#22305c', 5, '#0d1433'],
      ['M38 44Q100 28 162 44', '#4ff0e8', 7],
      ['M58 58Q100 70 142 58', '#8a5fe0', 4],
      dots([[70, 50], [100, 51], [130, 50]], '#b9fffb', 5), // biome-ignore format: places
      ...both(rope('M29 44V58', '#7b8fd6', '#0d1433', 12, 5)),
    ],
  },
};
