import type { PipItemId } from '../../../rules/rewards/pips.ts';
import { along, blossom, type Drawing, dots, gold, goldEdge, ink, type Line, ring, rope, star } from '../lines.ts';
import type { Neckwear } from './thing.ts';

type Ids =
  | 'bell' | 'whistle' | 'shells' | 'pearls' | 'flower-garland' | 'star-pendant' | 'bead-collar' | 'gold-chain' | 'camera'
  | 'medal'; // biome-ignore format: a list

const cord = 'M57 124Q100 164 143 124';

function beads(
  left: readonly [number, number],
  deep: number,
  count: number,
  color: string,
  edge: string,
  size: number,
): Line[] {
  const places = along(left, deep, count);
  return [dots(places, edge, size + 4), dots(places, color, size)];
}

function shell(x: number, y: number, color: string, edge: string): Drawing {
  return [
    [
      `M${x} ${y - 7}C${x - 6} ${y - 6} ${x - 12} ${y + 4} ${x - 9} ${y + 9}Q${x} ${y + 15} ${x + 9} ${y + 9}C${x + 12} ${y + 4} ${x + 6} ${y - 6} ${x} ${y - 7}Z`,
      color,
      3.5,
      edge,
    ],
    [`M${x} ${y - 3}v12M${x - 2} ${y - 2}l-4 9M${x + 2} ${y - 2}l4 9`, edge, 2],
  ];
}

/** On a string, a chain or a ribbon. */
export const necklaces: Readonly<Pick<Record<PipItemId<'scarf'>, Neckwear>, Ids>> = {
  bell: {
    front: [
      ...rope('M60 124Q100 152 140 124', '#e5486f', '#8f1d43', 9),
      ['M84 160C86 140 92 136 100 136S114 140 116 160Q120 164 118 168H82Q80 164 84 160Z', gold, 4.5, goldEdge],
      ['M100 170h.01', goldEdge, 11],
      ['M92 154q1 -8 4 -11', '#fff3cf', 4],
    ],
  },
  whistle: {
    front: [
      ...rope(cord, '#2f86e6', '#14457e', 5),
      ['M100 146V152', '#14457e', 6],
      ['M76 152H107A14 14 0 1 1 93 169L76 165Z', '#ff7a3d', 4.5, '#9c3a0c'],
      ['M106 166h.01', '#9c3a0c', 9],
      ['M82 157h12', '#ffc9a8', 4],
    ],
  },
  shells: {
    front: [
      ...rope(cord, '#f3dda2', '#9c7024', 4, 3),
      ...shell(68, 140, '#ffc3d6', '#bd4674'),
      ...shell(132, 140, '#ffc3d6', '#bd4674'),
      ...shell(84, 150, '#fff0d8', '#b5810a'),
      ...shell(116, 150, '#fff0d8', '#b5810a'),
      ...shell(100, 156, '#ffab8a', '#a8492a'),
    ],
  },
  pearls: {
    front: [
      ...beads([56, 124], 160, 11, '#fff', '#8d9bb5', 9.5),
      ...beads([54, 129], 184, 13, '#fff6ee', '#8d9bb5', 9),
    ],
  },
  'flower-garland': {
    front: along([54, 128], 184, 8).flatMap(([x, y], nth) => {
      const [petal, edge] = ([['#ff8fb3', '#a3214b'], ['#fff', '#8096ad'], ['#ffb13d', '#a85a0a'], ['#b98af5', '#5b3da8']] as const)[nth % 4] ?? ['#fff', ink]; // biome-ignore format: colors
      return blossom(x, y, 7, petal, edge, '#ffe08a');
    }),
  },
  'star-pendant': {
    front: [
      ...rope(cord, '#fff3cf', goldEdge, 3, 3),
      [star(100, 160, 21), gold, 4.5, goldEdge],
      ['M94 153l4 -5', '#fff', 4.5],
    ],
  },
  'bead-collar': {
    front: [
      ...rope('M60 122Q100 168 140 122', '#fff', '#5a1a12', 36, 5),
      ['M64 110Q100 150 136 110', '#1d7fc4', 6],
      ['M62 116Q100 158 138 116', '#f2f2f2', 6],
      ['M59 121Q100 166 141 121', '#ef3b2d', 6],
      ['M55 126Q100 175 145 126', '#ffc21f', 6],
      ['M50 131Q100 184 150 131', '#1d9a5a', 6],
      dots(along([51, 131], 184, 13), '#fff', 4),
      dots(along([60, 121], 166, 11), '#5a1a12', 3),
    ],
  },
  'gold-chain': {
    front: [
      dots(along([57, 124], 168, 12), goldEdge, 13),
      dots(along([57, 124], 168, 12), gold, 8.5),
      [ring(100, 160, 15), gold, 5, goldEdge],
      ['M94 156h.01M106 156h.01', goldEdge, 7],
      ['M92 163Q100 170 108 163', goldEdge, 3.5],
    ],
  },
  camera: {
    front: [
      ...rope(cord, '#454e6e', '#1c2236', 5),
      [
        'M86 138H108L112 144H124Q130 144 130 150V170Q130 176 124 176H76Q70 176 70 170V150Q70 144 76 144H82Z',
        '#4fc0b0',
        5,
        '#155c52',
      ],
      ['M72 154H128', '#f4f7fb', 5],
      [ring(100, 160, 12.5), '#1c2236', 4, '#f4f7fb'],
      ['M100 160h.01', '#4c6fd6', 13],
      dots([[96, 156]], '#fff', 5),
      dots([[121, 150]], '#ffd84d', 6),
    ],
  },
  medal: {
    front: [
      ['M70 126L92 158H108L130 126', '#14457e', 4],
      ['M64 124L92 160L104 156L80 126ZM136 124L108 160L96 156L120 126Z', '#3b94f0', 4, '#14457e'],
      ['M73 127L98 157M127 127L102 157', '#fff', 4],
      [ring(100, 164, 16), gold, 5, goldEdge],
      [star(100, 164.5, 11), '#fff3cf', 2, goldEdge],
    ],
  },
};
