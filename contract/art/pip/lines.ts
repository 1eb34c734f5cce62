/**
 * A filled shape, a line of some width with round ends, or a filled shape of which a line is the edge. A line of no length is a dot.
 * Nothing here comes from a person, so nothing needs escaping.
 */
export type Line = readonly [path: string, color: string, width?: number, edge?: string];

/** Lines that are moved, turned or mirrored together. */
interface Group {
  readonly at: string;
  readonly lines: Drawing;
}

/** From the back to the front. */
export type Drawing = readonly (Line | Group)[];

export const ink = '#16324f';
export const sun = '#ffc93c';
export const gold = '#ffcf4a';
export const goldEdge = '#b5810a';

/** SVG text, for inside an element with round line ends and no fill of its own. */
export function drawn(drawing: Drawing): string {
  return drawing
    .map((part) => ('lines' in part ? `<g transform="${part.at}">${drawn(part.lines)}</g>` : line(part)))
    .join('');
}

function line([path, color, width, edge]: Line): string {
  if (width === undefined) return `<path d="${path}" fill="${color}"/>`;
  const stroke = `stroke="${edge ?? color}" stroke-width="${width}"`;
  return `<path d="${path}" ${edge === undefined ? '' : `fill="${color}" `}${stroke}/>`;
}

/** The left half, and its mirror image on the right. */
export function both(lines: Drawing): Drawing {
  return [...lines, { at: 'translate(200 0)scale(-1 1)', lines }];
}

/** A line with a darker one behind it. */
export function rope(path: string, color: string, edge: string, width: number, rim = 4): Line[] {
  return [
    [path, edge, width + rim],
    [path, color, width],
  ];
}

type Place = readonly [x: number, y: number];

export function dots(places: readonly Place[], color: string, size: number): Line {
  return [places.map(([x, y]) => `M${x} ${y}h.01`).join(''), color, size];
}

export function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
    return point(x, y, corner % 2 ? radius * 0.46 : radius, angle);
  });
  return `M${corners.join('L')}Z`;
}

export function heart(x: number, y: number, size: number): string {
  const [a, b, c, d] = [x - size * 1.6, x - size, x + size, x + size * 1.6].map(round);
  const [top, dip, foot] = [y - size * 1.1, y - size * 0.35, y + size].map(round);
  return `M${x} ${foot}C${a} ${y} ${b} ${top} ${x} ${dip}C${c} ${top} ${d} ${y} ${x} ${foot}Z`;
}

export function ring(x: number, y: number, radius: number, high = radius): string {
  return `M${x - radius} ${y}a${radius} ${high} 0 1 0 ${radius * 2} 0a${radius} ${high} 0 1 0 ${-radius * 2} 0Z`;
}

/** Points at even distances on a circle, the first one on top. */
export function around(x: number, y: number, radius: number, count: number): Place[] {
  return Array.from({ length: count }, (_, nth) => {
    const angle = -Math.PI / 2 + (nth * 2 * Math.PI) / count;
    return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
  });
}

/** Points on the arc that a scarf follows: a curve through `left`, pulled down in the middle to `deep`, to the mirror of `left`. */
export function along(left: Place, deep: number, count: number): Place[] {
  return Array.from({ length: count }, (_, nth) => {
    const at = nth / (count - 1);
    const x = left[0] + (200 - 2 * left[0]) * at;
    return [round(x), round(left[1] * ((1 - at) ** 2 + at ** 2) + 2 * deep * at * (1 - at))];
  });
}

export function blossom(
  x: number,
  y: number,
  size: number,
  petal: string,
  edge: string,
  middle: string,
  petals = 5,
): Line[] {
  const places = around(x, y, size * 0.95, petals);
  return [
    dots(places, edge, round(size * 1.35 + 5)),
    dots(places, petal, round(size * 1.35)),
    [`M${x} ${y}h.01`, middle, size],
  ];
}

/** A ball of wool or fur. */
export function fluff(x: number, y: number, size: number, color: string, edge: string): Line[] {
  const places = around(x, y, size * 0.62, 9);
  return [
    dots(places, edge, round(size * 0.8 + 5)),
    dots(places, color, round(size * 0.8)),
    [`M${x} ${y}h.01`, color, round(size * 1.3)],
  ];
}

/** Pointed at both ends, from a point into a direction in degrees (0 is up, 90 right). */
export function leaf(x: number, y: number, degrees: number, length: number, wide = 0.42): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const tip = point(x, y, length, angle);
  const [left, right] = [angle - wide, angle + wide].map((side) => point(x, y, length * 0.62, side * 1));
  return `M${x} ${y}Q${left} ${tip}Q${right} ${x} ${y}Z`;
}

function point(x: number, y: number, distance: number, angle: number): string {
  return `${round(x + distance * Math.cos(angle))} ${round(y + distance * Math.sin(angle))}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
