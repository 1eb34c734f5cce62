import { readFile } from 'node:fs/promises';
import { emojiCodes } from '#contract/rules/emoji.ts';

/** The drawings that the build puts beside the page. */
const drawings = new URL('../../dist/emoji/', import.meta.url);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** An emoji as a part of a larger SVG. */
export async function emojiSvg(emoji: string, { x, y, side }: Box): Promise<string> {
  const drawing = await readFile(new URL(`${emojiCodes(emoji)}.svg`, drawings), 'utf8');
  return drawing
    .replace('<svg ', `<svg x="${x}" y="${y}" `)
    .replace(/width="32" height="32"/, `width="${side}" height="${side}"`);
}
