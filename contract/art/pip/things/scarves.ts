import type { PipItemId } from '../../../rules/rewards/pips.ts';
import { along, both, type Drawing, dots, gold, goldEdge, type Line, leaf, rope, star } from '../lines.ts';
import type { Neckwear } from './thing.ts';

type Ids =
  | 'sunny-scarf' | 'berry-scarf' | 'ocean-scarf' | 'starry-scarf' | 'tartan-scarf' | 'rainbow-scarf' | 'kente-scarf'
  | 'neckerchief' | 'bow-tie' | 'tie' | 'ruff' | 'leaf-collar' | 'backpack' | 'swim-ring' | 'cape' | 'dragonfly-wings'; // biome-ignore format: a list

const loop = 'M58 122Q100 156 142 122';
const end = 'M122 136C132 148 130 160 136 172';

/** Across the loop, and across the hanging end. */
const bands =
  'M68 118L76 125 70 145 61 138ZM90 126L97 127 96 150 88 148ZM109 127L116 125 122 146 113 149ZM129 121L136 118 146 137 138 143Z';
const hem = 'M117 151L138 147 140 153 119 158ZM121 164L143 159 145 165 124 170Z';

function scarf(color: string, edge: string, marks: Drawing): Drawing {
  return [...rope(end, color, edge, 20, 5), ...rope(loop, color, edge, 22, 5), ...marks];
}

function striped(color: string, stripe: string, edge: string): Neckwear {
  return {
    front: [...rope(end, color, edge, 20, 5), [hem, stripe], ...rope(loop, color, edge, 22, 5), [bands, stripe]],
  };
}

const rainbow: readonly (readonly [color: string, by: number])[] = [
  ['#f2545b', -8],
  ['#f9a23b', -4],
  ['#ffd84d', 0],
  ['#4fc27a', 4],
  ['#4c9df0', 8],
];

/** One end of a cloth woven in blocks, which hangs over the left shoulder. */
function kenteEnd(): Drawing {
  const blocks = [0, 1, 2].flatMap((nth): Line[] => [
    [`M${75 - nth * 2.2} ${143 + nth * 11}l21 3l-1 7l-21 -3Z`, nth % 2 ? '#178a4a' : '#d12f2f'],
    [`M${84 - nth * 2.2} ${147.5 + nth * 11}h.01`, '#1c1c28', 4],
  ]);
  return [['M78 130L68 174L89 178L98 138Z', '#ffc21f', 5, '#6b3a00'], ...blocks];
}

/** Of cloth, and what is worn on the back. */
export const scarves: Readonly<Pick<Record<PipItemId<'scarf'>, Neckwear>, Ids>> = {
  'sunny-scarf': striped('#ffc93c', '#fff3cf', '#b5810a'),
  'berry-scarf': striped('#e5486f', '#ffd9e5', '#8f1d43'),
  'ocean-scarf': striped('#2f86e6', '#dfeeff', '#1352a1'),
  'starry-scarf': {
    front: scarf('#3b3f8f', '#1c1f57', [
      [[star(70, 133, 7), star(100, 140, 7.5), star(130, 133, 7), star(131, 158, 7)].join(''), '#ffe08a'],
      dots([[85, 132], [85, 143], [115, 132], [116, 143], [128, 146], [136, 170]], '#c9d2ff', 3.5), // biome-ignore format: places
    ]),
  },
  'tartan-scarf': {
    front: scarf('#c8323c', '#6b1220', [
      [bands, '#1f6b4a'],
      [hem, '#1f6b4a'],
      ['M58 122Q100 156 142 122', '#1f6b4a', 5],
      ['M126 140C132 150 130 162 136 172', '#1f6b4a', 4],
      ['M82 124l-4 22M102 128v22M122 124l6 22', '#ffd84d', 2],
      ['M60 128Q100 162 140 128', '#ffd84d', 2],
    ]),
  },
  'rainbow-scarf': {
    front: [
      ...rope(end, '#8a5fe0', '#43299a', 20, 5),
      ...rainbow.map(
        ([color, by]): Line => [`M${122 - by * 0.95} 138C${132 - by} 150 ${130 - by} 162 ${136 - by} 172`, color, 4],
      ),
      ...rope(loop, '#8a5fe0', '#43299a', 22, 5),
      ...rainbow.map(([color, by]): Line => [`M58 ${122 + by}Q100 ${156 + by} 142 ${122 + by}`, color, 4.4]),
    ],
  },
  'kente-scarf': {
    front: [
      ...both(kenteEnd()),
      ...rope(loop, '#ffc21f', '#6b3a00', 22, 5),
      [bands, '#d12f2f'],
      ['M80 127l3 9l-5 8M120 127l-3 9l5 8M100 132v16', '#178a4a', 6],
      dots([[73, 132], [92, 138], [109, 138], [127, 132]], '#1c1c28', 5), // biome-ignore format: places
    ],
  },
  neckerchief: {
    front: [
      ['M56 124Q100 152 144 124L104 172Q100 176 96 172Z', '#ef4b4b', 5, '#8f1f1f'],
      dots([[84, 146], [100, 150], [116, 146], [92, 159], [108, 159]], '#fff', 5.5), // biome-ignore format: places
      ...rope('M57 122Q100 152 143 122', '#f56a63', '#8f1f1f', 11, 5),
      dots(along([60, 123], 152, 7), '#fff', 4.5),
    ],
  },
  'bow-tie': {
    front: [
      [
        'M100 142C86 126 68 126 66 132V154C68 160 86 156 100 144C114 156 132 160 134 154V132C132 126 114 126 100 142Z',
        '#7a4fe0',
        5,
        '#43299a',
      ],
      dots([[78, 138], [76, 150], [122, 138], [124, 150]], '#d9ccff', 5), // biome-ignore format: places
      ['M100 143h.01', '#43299a', 19],
      ['M100 143h.01', '#a685f5', 13],
    ],
  },
  tie: {
    front: [
      ...rope('M60 122Q100 148 140 122', '#fff', '#8096ad', 10, 5),
      ['M95 148L86 176 100 188 114 176 105 148Z', '#2f86e6', 5, '#14457e'],
      ['M93 158L107 166M90 168L108 178', '#ffd84d', 4],
      ['M90 136H110L106 150H94Z', '#4c9df0', 5, '#14457e'],
    ],
  },
  ruff: {
    front: [
      dots(along([46, 122], 164, 10), '#7d8ba3', 29),
      dots(along([46, 122], 164, 10), '#fff', 24),
      [
        along([46, 122], 164, 10)
          .map(([x, y]) => `M${x} ${y - 8}V${y + 7}`)
          .join(''),
        '#c4cfdd',
        4,
      ],
      ...rope('M52 119Q100 150 148 119', '#f2d06b', goldEdge, 5),
    ],
  },
  'leaf-collar': {
    front: [
      ...both([
        [
          leaf(98, 138, 176, 32, 0.5) +
            leaf(84, 136, 192, 32, 0.5) +
            leaf(70, 130, 210, 32, 0.5) +
            leaf(60, 122, 232, 30, 0.5),
          '#45b85a',
          4,
          '#17662f',
        ],
        ['M97 144V158M82 142L78 156M67 136L58 150M56 127L46 136', '#8ddb8f', 3],
      ]),
      ...rope('M58 121Q100 152 142 121', '#2c8c3f', '#17662f', 6),
    ],
  },
  backpack: {
    back: [
      ['M60 82Q100 62 140 82', '#7a2a10', 8],
      ['M20 100Q20 84 36 84H164Q180 84 180 100V152Q180 168 164 168H36Q20 168 20 152Z', '#f0703c', 5, '#7a2a10'],
      ...both([
        ['M18 120H12Q0 120 0 132V154Q0 164 10 164H30V120Z', '#ffb13d', 5, '#7a2a10'],
        ['M2 134H24', '#7a2a10', 4],
      ]),
    ],
    front: both([...rope('M70 124C62 136 62 152 66 166', '#f0703c', '#7a2a10', 10, 5), ['M60 148h11', '#ffe08a', 6]]),
  },
  'swim-ring': {
    front: [
      ...rope('M46 146Q100 184 154 146', '#fff', '#8f1d2c', 22, 6),
      ['M51 149Q58 154 66 157M92 164Q100 165 108 164M134 157Q142 154 149 149', '#f0435a', 22],
      ['M50 141Q74 155 100 155', '#ffffffb0', 5],
    ],
  },
  cape: {
    back: [
      [
        'M66 108C30 112 2 150 -8 188C10 196 24 184 38 194C56 200 76 190 100 196C124 190 144 200 162 194C176 184 190 196 208 188C198 150 170 112 134 108Z',
        '#e5383f',
        5,
        '#8a1620',
      ],
      ['M40 128C26 146 18 166 16 182M160 128C174 146 182 166 184 182', '#b3232f', 5],
    ],
    front: [...rope('M58 121Q100 150 142 121', '#ff5a5f', '#8a1620', 11, 5), [star(100, 142, 15), gold, 4, goldEdge]],
  },
  'dragonfly-wings': {
    back: both([
      ['M104 132C70 120 10 122 -10 142C-18 152 -10 166 6 166C40 166 84 150 104 140Z', '#a8e8f0', 5, '#2a8fa5'],
      ['M104 130C70 84 10 50 -12 68C-26 84 0 118 40 130C66 136 92 136 104 134Z', '#c9f4ff', 5, '#2a8fa5'],
      ['M92 126C60 102 20 78 -4 76M60 116C44 114 20 104 4 92M88 142C54 144 18 146 -2 150', '#6cc5d6', 3],
      dots([[2, 80], [2, 156]], '#7a5fe0', 8), // biome-ignore format: places
    ]),
    front: rope('M64 126Q100 150 136 126', '#7ad7e6', '#2a8fa5', 5),
  },
};
