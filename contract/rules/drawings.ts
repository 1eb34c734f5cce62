import { PAPER_HEIGHT, PAPER_WIDTH } from './paper.ts';

/*
 * What a drawing is: marks on a sheet of paper. The browser shows it by these functions, and the server draws it by the same.
 */

/** Colors that color-blind children can tell apart. The first one is the default. */
export const inks = [
  '#16324f', '#1b6fd6', '#0b8457', '#8ccb5e', '#ffc93c', '#f08c2e',
  '#d13766', '#f0a3bd', '#6f4bd8', '#7a4a2b', '#f2c9a1', '#ffffff',
] as const; // biome-ignore format: a palette
export type Ink = (typeof inks)[number];

/** The eraser: takes the color of the paper, even if that changes later. */
export const RUBBER = 'paper';

export const papers = ['#ffffff', '#fff3cf', '#dfeeff', '#daf3e6', '#fde3ec', '#ece5ff', '#ffeadb', '#16324f'] as const;
export type Paper = (typeof papers)[number];

export const penSizes = [6, 14, 28, 56] as const;
export type PenSize = (typeof penSizes)[number];

/** Shapes of one color, in a box of 100 x 100 with its middle at 0, 0. */
export const stamps = {
  star: 'M0-48L14-16 48-14 22 9 31 43 0 24-31 43-22 9-48-14-14-16Z',
  heart: 'M0 42C-60 0-48-44-20-40-8-38 0-26 0-22 0-26 8-38 20-40 48-44 60 0 0 42Z',
  flower: 'M0-14A17 17 0 1 1 14-5 17 17 0 1 1 9 12 17 17 0 1 1-9 12 17 17 0 1 1-14-5 17 17 0 1 1 0-14Z',
  cloud: 'M-30 26A20 20 0 0 1-30-14 26 26 0 0 1 18-24 22 22 0 0 1 32 26Z',
  drop: 'M0-46C14-20 28-4 28 14A28 28 0 0 1-28 14C-28-4-14-20 0-46Z',
  leaf: 'M-40 40C-48-20-10-46 44-44 46 10 20 48-34 36Z',
  fish: 'M-46-22C-36-14-30-10-24-6-8-34 34-30 46 0 34 30-8 34-24 6-30 10-36 14-46 22-42 8-42-8-46-22Z',
  moon: 'M16-46A46 46 0 1 0 44 24 40 40 0 0 1 16-46Z',
} as const;
export type StampName = keyof typeof stamps;
export const stampNames = Object.keys(stamps) as StampName[];
/** How wide a stamp is for each size of the pen. */
export const stampWidths: Readonly<Record<PenSize, number>> = { 6: 40, 14: 70, 28: 120, 56: 200 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stroke {
  readonly kind: 'stroke';
  readonly ink: Ink | typeof RUBBER;
  readonly size: PenSize;
  /** Points, packed. */
  readonly path: string;
}

export interface Stamp extends Point {
  readonly kind: 'stamp';
  readonly ink: Ink;
  readonly size: PenSize;
  readonly stamp: StampName;
}

export type Mark = Stroke | Stamp;

export interface Drawing {
  readonly paper: Paper;
  readonly marks: readonly Mark[];
}

/** Letters of a whole drawing as JSON (docs/product-decisions.md, P37). */
export const DRAWING_MAX = 256 * 1024;
/** A longer line continues as the next stroke: the cost of drawing a stroke grows with the square of its crossings. */
export const STROKE_POINTS_MAX = 400;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Points as text: the steps from one to the next, from the upper left corner on, in the numbers of source maps (base 64, five
 * bits and "more follows" a letter, the sign in the lowest bit). A step of a finger is mostly two letters.
 */
export function pack(points: readonly Point[]): string {
  let [x, y, text] = [0, 0, ''];
  for (const point of points) {
    text += packNumber(point.x - x) + packNumber(point.y - y);
    ({ x, y } = point);
  }
  return text;
}

function packNumber(number: number): string {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  let text = '';
  do {
    const low = rest & 31;
    rest >>= 5;
    text += digits[rest > 0 ? low | 32 : low];
  } while (rest > 0);
  return text;
}

/** The points of a packed path; undefined if it is not valid, too long or leaves the paper. */
export function unpack(path: string): Point[] | undefined {
  const numbers = unpackNumbers(path);
  if (!numbers || numbers.length < 2 || numbers.length % 2 === 1) return undefined;
  if (numbers.length > STROKE_POINTS_MAX * 2) return undefined;
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    if (!isOnPaper({ x, y })) return undefined;
    points.push({ x, y });
  }
  return points;
}

const LARGEST = 1 << 12;

function unpackNumbers(path: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of path) {
    const digit = digits.indexOf(letter);
    if (digit < 0 || shift > 10) return undefined;
    value |= (digit & 31) << shift;
    if (value > LARGEST) return undefined;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return shift === 0 ? numbers : undefined;
}

function isOnPaper({ x, y }: Point): boolean {
  return x >= 0 && x <= PAPER_WIDTH && y >= 0 && y <= PAPER_HEIGHT;
}

/** The nearest whole point of the paper. */
export function ontoPaper({ x, y }: Point): Point {
  return {
    x: Math.round(Math.min(Math.max(x, 0), PAPER_WIDTH)),
    y: Math.round(Math.min(Math.max(y, 0), PAPER_HEIGHT)),
  };
}

/** A point closer than this to the last one makes no visible difference. */
const NEAR = 3;

/** Drops points that are close together, except the ends, so that a line looks the same before and after the finger is lifted. */
export function simplify(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [at, point] of points.entries()) {
    const last = kept.at(-1);
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= NEAR;
    const isEnd = at === points.length - 1 && (point.x !== last?.x || point.y !== last.y);
    if (isFar || isEnd) kept.push(point);
  }
  return kept;
}

/** A smooth line through the points, as the path of an SVG. One point makes a dot. */
export function toSvgPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  // Some renderers do not draw a line of length zero, not even with round ends.
  if (rest.length === 0) return `M${first.x} ${first.y}h.01`;
  let path = `M${first.x} ${first.y}`;
  for (const [at, { x, y }] of rest.entries()) {
    const next = rest[at + 1];
    path += next ? `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}` : `L${x} ${y}`;
  }
  return path;
}

export function markColor({ ink }: Mark, paper: Paper): string {
  return ink === RUBBER ? paper : ink;
}

/** Whether all paths are valid and the drawing is small enough to store. The schema checks colors and sizes. */
export function isDrawable(drawing: Drawing): boolean {
  if (JSON.stringify(drawing).length > DRAWING_MAX) return false;
  return drawing.marks.every((mark) => (mark.kind === 'stroke' ? unpack(mark.path) !== undefined : isOnPaper(mark)));
}

/** Where the picture of a drawing is found. */
export function pictureAddress(id: string | null): string | null {
  return id === null ? null : `/api/drawings/${id}`;
}

/** Where the picture of a drawing in a chat is found. */
export function chatPictureAddress(id: string): string {
  return `/api/chat/drawings/${id}`;
}
