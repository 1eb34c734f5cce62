import {
  type Drawing,
  type Ink,
  inks,
  type Mark,
  ontoPaper,
  type Paper,
  type PenSize,
  type Point,
  pack,
  type StampName,
  simplify,
} from '#contract/rules/drawings.ts';
import type { Random } from '#contract/rules/random.ts';
import { between } from '../random.ts';

const [NAVY, BLUE, FOREST, GREEN, YELLOW, ORANGE, RED, PINK, VIOLET, BROWN, , WHITE] = inks;

/** A hand with pens: every line wobbles a little. */
class Hand {
  readonly marks: Mark[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  line(ink: Ink, size: PenSize, ...corners: readonly (readonly [number, number])[]): void {
    const points: Point[] = [];
    for (const [at, [x, y]] of corners.entries()) {
      const [toX, toY] = corners[at + 1] ?? [x, y];
      const steps = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / 25));
      for (let step = 0; step < steps; step += 1)
        points.push({ x: x + ((toX - x) * step) / steps, y: y + ((toY - y) * step) / steps });
    }
    const [x = 0, y = 0] = corners.at(-1) ?? [];
    this.#draw(ink, size, [...points, { x, y }]);
  }

  /** A part of a circle, in turns: 0 to 1 is all around, from the right side on. */
  curve(ink: Ink, size: PenSize, [x, y]: readonly [number, number], radius: number, from = 0, to = 1.02): void {
    const steps = Math.max(8, Math.round((radius * Math.abs(to - from)) / 4));
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const turn = (from + ((to - from) * step) / steps) * 2 * Math.PI;
      return { x: x + Math.cos(turn) * radius, y: y + Math.sin(turn) * radius };
    });
    this.#draw(ink, size, points);
  }

  /** Colors a circle in, as children do: round and round. */
  fill(ink: Ink, [x, y]: readonly [number, number], radius: number): void {
    for (let left = radius; left > 0; left -= 22) this.curve(ink, 28, [x, y], left);
  }

  stamp(ink: Ink, size: PenSize, stamp: StampName, ...places: readonly (readonly [number, number])[]): void {
    for (const [x, y] of places) this.marks.push({ kind: 'stamp', ink, size, stamp, x, y });
  }

  #draw(ink: Ink, size: PenSize, points: readonly Point[]): void {
    const shaken = points.map(({ x, y }) => ontoPaper({ x: x + this.#wobble(), y: y + this.#wobble() }));
    this.marks.push({ kind: 'stroke', ink, size, path: pack(simplify(shaken)) });
  }

  #wobble(): number {
    return between(this.#random, -2.5, 2.5);
  }
}

interface Motif {
  readonly paper: Paper;
  readonly draw: (hand: Hand) => void;
}

function grass(hand: Hand): void {
  hand.line(GREEN, 56, [0, 570], [400, 555], [800, 570]);
}

function waves(hand: Hand, y: number, ink: Ink): void {
  const crests = Array.from({ length: 17 }, (_, at) => [at * 50, y + (at % 2 === 0 ? 0 : 26)] as const);
  hand.line(ink, 28, ...crests);
}

function bird(hand: Hand, x: number, y: number): void {
  hand.line(NAVY, 6, [x - 26, y - 12], [x, y], [x + 26, y - 12]);
}

const motifs = {
  house: {
    paper: '#dfeeff',
    draw: (hand) => {
      for (const [at, ink] of [RED, ORANGE, YELLOW, GREEN, BLUE, VIOLET].entries())
        hand.curve(ink, 28, [400, 520], 400 - at * 27, 0.52, 0.98);
      grass(hand);
      hand.line(BROWN, 14, [280, 550], [280, 370], [520, 370], [520, 550], [280, 550]);
      hand.line(RED, 28, [255, 375], [400, 255], [545, 375], [255, 375]);
      hand.line(BLUE, 14, [320, 420], [375, 420], [375, 470], [320, 470], [320, 420]);
      hand.line(BROWN, 28, [455, 540], [455, 450]);
      hand.curve(WHITE, 14, [480, 250], 16, 0, 0.8);
      hand.curve(WHITE, 14, [505, 210], 20, 0, 0.8);
      hand.stamp(PINK, 14, 'flower', [120, 530], [190, 545], [640, 535], [710, 545]);
    },
  },
  sun: {
    paper: '#fff3cf',
    draw: (hand) => {
      hand.fill(YELLOW, [400, 290], 120);
      for (let ray = 0; ray < 12; ray += 1) {
        const [x, y] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)];
        hand.line(ORANGE, 14, [400 + x * 160, 290 + y * 160], [400 + x * 230, 290 + y * 230]);
      }
      hand.curve(NAVY, 14, [360, 265], 8);
      hand.curve(NAVY, 14, [440, 265], 8);
      hand.curve(RED, 14, [400, 300], 55, 0.06, 0.44);
    },
  },
  snail: {
    paper: '#daf3e6',
    draw: (hand) => {
      grass(hand);
      hand.line(ORANGE, 56, [180, 500], [330, 510], [560, 500], [600, 400]);
      for (const [at, radius] of [120, 88, 56, 26].entries()) hand.curve(at % 2 ? RED : BROWN, 14, [380, 390], radius);
      hand.line(ORANGE, 14, [590, 390], [570, 310]);
      hand.line(ORANGE, 14, [615, 390], [640, 315]);
      hand.curve(NAVY, 14, [570, 302], 6);
      hand.curve(NAVY, 14, [641, 307], 6);
      hand.line(NAVY, 6, [60, 430], [140, 432]);
      hand.line(NAVY, 6, [40, 470], [130, 470]);
    },
  },
  fish: {
    paper: '#dfeeff',
    draw: (hand) => {
      hand.stamp(ORANGE, 56, 'fish', [300, 290]);
      hand.stamp(VIOLET, 28, 'fish', [560, 360]);
      hand.curve(WHITE, 14, [345, 270], 6);
      hand.curve(WHITE, 6, [588, 350], 4);
      for (const [x, y] of [[430, 200], [450, 150], [425, 105], [640, 280], [655, 235]] as const) hand.curve(BLUE, 6, [x, y], 14);
      for (const x of [90, 160, 690, 740]) hand.line(FOREST, 14, [x, 590], [x - 14, 520], [x + 12, 450], [x - 6, 390]);
      hand.line(YELLOW, 56, [0, 595], [800, 595]);
    },
  },
  boat: {
    paper: '#ffeadb',
    draw: (hand) => {
      hand.fill(YELLOW, [650, 120], 50);
      hand.line(BROWN, 28, [250, 400], [310, 460], [490, 460], [550, 400], [250, 400]);
      hand.line(BROWN, 14, [400, 395], [400, 150]);
      hand.line(RED, 14, [410, 160], [530, 360], [410, 360], [410, 160]);
      hand.line(BLUE, 14, [390, 190], [290, 360], [390, 360]);
      waves(hand, 480, BLUE);
      waves(hand, 520, VIOLET);
      waves(hand, 560, NAVY);
      bird(hand, 160, 140);
      bird(hand, 230, 180);
    },
  },
  night: {
    paper: '#16324f',
    draw: (hand) => {
      hand.stamp(YELLOW, 56, 'moon', [620, 150]);
      hand.stamp(YELLOW, 6, 'star', [120, 90], [210, 190], [330, 80], [420, 210], [90, 300], [520, 320], [710, 330]);
      hand.stamp(WHITE, 6, 'star', [270, 300], [460, 100], [150, 400]);
      hand.line(VIOLET, 28, [0, 520], [200, 470], [420, 500], [620, 460], [800, 490]);
      hand.line(FOREST, 56, [0, 575], [800, 570]);
      for (const x of [110, 560, 700]) hand.line(FOREST, 28, [x, 540], [x, 440], [x - 30, 500], [x + 30, 500], [x, 440]);
    },
  },
  flower: {
    paper: '#dfeeff',
    draw: (hand) => {
      hand.line(FOREST, 28, [400, 600], [405, 420], [400, 290]);
      hand.stamp(GREEN, 28, 'leaf', [465, 470]);
      for (let petal = 0; petal < 12; petal += 1) {
        const [x, y] = [Math.cos((petal * Math.PI) / 6), Math.sin((petal * Math.PI) / 6)];
        hand.line(YELLOW, 56, [400 + x * 80, 220 + y * 80], [400 + x * 140, 220 + y * 140]);
      }
      hand.fill(BROWN, [400, 220], 80);
      hand.stamp(ORANGE, 6, 'drop', [600, 130]);
      bird(hand, 150, 120);
    },
  },
  cat: {
    paper: '#fde3ec',
    draw: (hand) => {
      hand.line(WHITE, 28, [180, 470], [620, 470], [620, 520], [180, 520], [180, 470]);
      hand.line(NAVY, 6, [220, 495], [580, 495]);
      hand.fill(ORANGE, [400, 380], 110);
      hand.fill(ORANGE, [400, 220], 75);
      hand.line(ORANGE, 28, [340, 170], [335, 105], [385, 150]);
      hand.line(ORANGE, 28, [460, 170], [465, 105], [415, 150]);
      hand.line(ORANGE, 28, [510, 420], [600, 400], [620, 320]);
      hand.curve(NAVY, 14, [372, 215], 8);
      hand.curve(NAVY, 14, [428, 215], 8);
      hand.stamp(PINK, 6, 'heart', [400, 243]);
      for (const y of [240, 256]) {
        hand.line(NAVY, 6, [350, y], [270, y - 10]);
        hand.line(NAVY, 6, [450, y], [530, y - 10]);
      }
    },
  },
  volcano: {
    paper: '#ffeadb',
    draw: (hand) => {
      hand.line(BROWN, 56, [120, 580], [320, 260], [480, 260], [680, 580]);
      hand.line(BROWN, 56, [240, 570], [360, 330], [440, 330], [560, 570]);
      hand.line(BROWN, 56, [330, 570], [400, 420], [470, 570]);
      hand.line(RED, 28, [400, 260], [380, 360], [420, 440], [390, 540]);
      hand.line(ORANGE, 28, [400, 250], [400, 150]);
      hand.line(RED, 14, [380, 240], [310, 130]);
      hand.line(RED, 14, [420, 240], [490, 130]);
      hand.stamp(WHITE, 28, 'cloud', [320, 90], [430, 60], [540, 95]);
      bird(hand, 110, 170);
      bird(hand, 690, 200);
    },
  },
  tree: {
    paper: '#fff3cf',
    draw: (hand) => {
      grass(hand);
      hand.line(BROWN, 56, [400, 560], [395, 430], [400, 340]);
      hand.line(BROWN, 28, [400, 390], [300, 310]);
      hand.line(BROWN, 28, [400, 370], [500, 290]);
      for (const [x, y, ink] of [[290, 250, ORANGE], [400, 190, RED], [510, 240, ORANGE], [400, 280, YELLOW]] as const)
        hand.fill(ink, [x, y], 85);
      hand.stamp(RED, 6, 'leaf', [200, 440], [600, 420], [650, 520], [160, 530]);
      hand.stamp(ORANGE, 6, 'leaf', [260, 500], [560, 500]);
    },
  },
  heron: {
    paper: '#ece5ff',
    draw: (hand) => {
      hand.line(BLUE, 56, [360, 340], [430, 350], [480, 390]);
      hand.line(BLUE, 28, [360, 330], [330, 250], [365, 180]);
      hand.line(ORANGE, 14, [370, 180], [450, 200]);
      hand.line(NAVY, 6, [360, 165], [310, 150]);
      hand.curve(NAVY, 6, [365, 178], 4);
      hand.line(BROWN, 6, [410, 380], [405, 460], [410, 540]);
      hand.line(BROWN, 6, [440, 385], [450, 460], [440, 540]);
      hand.line(BLUE, 14, [180, 545], [400, 552], [640, 545]);
      hand.line(BLUE, 6, [250, 575], [420, 580], [560, 575]);
      for (const x of [600, 630, 665]) hand.line(FOREST, 6, [x, 545], [x + 8, 400]);
    },
  },
} satisfies Record<string, Motif>; // biome-ignore format: places on paper

export type MotifName = keyof typeof motifs;
export const motifNames = Object.keys(motifs) as MotifName[];

/** What a child has drawn, stroke by stroke. */
export function draw(name: MotifName, random: Random): Drawing {
  const { paper, draw }: Motif = motifs[name];
  const hand = new Hand(random);
  draw(hand);
  return { paper, marks: hand.marks };
}
