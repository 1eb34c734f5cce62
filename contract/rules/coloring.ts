import { colorValues } from './colors.ts';

/*
 * Coloring pages: an SVG of 800 x 600 whose paths with a `data-name` are its sections, painted one over the other. Browser
 * and server read it with the same functions, so that what a child colored in is what others see.
 */

/** The 24 favorite colors, then those of skin, wood, stone and snow. */
export const crayons = {
  ...colorValues,
  peach: '#ffd5b5',
  tan: '#e0ac7e',
  caramel: '#b97a4b',
  brown: '#7a4a2b',
  cocoa: '#4e2f1e',
  cream: '#fff3cf',
  grey: '#8a93a3',
  charcoal: '#454c59',
  black: '#16202c',
  ice: '#e2f3ff',
  blush: '#ffd9e4',
  white: '#ffffff',
} as const;
export type Crayon = keyof typeof crayons;
export const crayonNames = Object.keys(crayons) as Crayon[];

/** The crayon of each section that has one, by the section's id. */
export type Coloring = Readonly<Record<string, Crayon>>;

export interface Shape {
  readonly d: string;
  /** A section has a name; a line and a dot have none. */
  readonly section?: { readonly id: string; readonly name: string };
  readonly fill?: string;
  readonly stroke?: string;
}

export interface ColoringPicture {
  readonly strokeWidth: number;
  /** From the back to the front. */
  readonly shapes: readonly Shape[];
}

const tag = /<path ([^>]*)\/>/g;

/** Reads the SVG of a coloring page. */
export function readPicture(svgContent: string): ColoringPicture {
  const shapes = [...svgContent.matchAll(tag)].map(([, attributes = '']) => parseShape(attributes));
  return { strokeWidth: Number(attribute(svgContent, 'stroke-width') ?? 4), shapes };
}

function parseShape(attributes: string): Shape {
  const [d, id, name, fill, stroke] = ['d', 'id', 'data-name', 'fill', 'stroke'].map((key) =>
    attribute(attributes, key),
  );
  return {
    d: d ?? '',
    ...(id !== undefined && name !== undefined && { section: { id, name } }),
    ...(fill !== undefined && { fill }),
    ...(stroke !== undefined && { stroke }),
  };
}

function attribute(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1];
}

export function sectionIds({ shapes }: ColoringPicture): string[] {
  return shapes.flatMap(({ section }) => section?.id ?? []);
}

/** The SVG with each section in its crayon. */
export function paint(svgContent: string, coloring: Coloring): string {
  return svgContent.replace(tag, (path, attributes: string) => {
    const crayon = coloring[attribute(attributes, 'id') ?? ''];
    return crayon ? path.replace('<path ', `<path fill="${crayons[crayon]}" `) : path;
  });
}
