/** A line with round ends, or a filled shape where no width is given. A line of no length is a dot. */
export type Stroke = readonly [path: string, color: string, width?: number | undefined];

export const pipMoods = ['happy', 'thinking', 'cheering', 'sorry', 'sleeping'] as const;
export type PipMood = (typeof pipMoods)[number];

export const skin = '#52c684';
export const edge = '#2b9562';
export const belly = '#c4f3d6';
export const shine = '#8be3b0';
export const ink = '#16324f';
export const cheek = '#ff9fb5';
export const sun = '#ffc93c';
export const water = '#7db9f0';

/** Pip's skin with one edge around all shapes: where they meet there is no line. */
export function outlined(...shapes: (readonly [path: string, width?: number])[]): Stroke[] {
  return [
    ...shapes.map(([path, width = 0]): Stroke => [path, edge, width + 5]),
    ...shapes.map(([path, width]): Stroke => [path, skin, width]),
  ];
}
