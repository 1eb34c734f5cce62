import { type CreativeWork, creativeStickers, SCENE_COLUMNS, SCENE_ROWS } from '#contract/games/creative-challenge.ts';
import { stickerWidths } from '#contract/rules/games/creative-work.ts';
import { rasterize } from '../../../platform/rasterizer/rasterizer.ts';
import { emojiSvg } from '../../../profiles/index.ts';

const WIDTH = 800;
const HEIGHT = 600;

/** A picture of stickers as the other players saw it. Null for a text. */
export async function drawWork(ownerId: string, work: CreativeWork): Promise<Buffer | null> {
  if (work.as !== 'picture') return null;
  const placed = await Promise.all(
    work.stickers.map(({ sticker, x, y, size }) => {
      const side = (stickerWidths[size] * WIDTH) / 100;
      const [left, top] = [((x + 0.5) * WIDTH) / SCENE_COLUMNS, ((y + 0.5) * HEIGHT) / SCENE_ROWS];
      return emojiSvg(creativeStickers[sticker] ?? '', { x: left - side / 2, y: top - side / 2, side });
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${work.paper}"/>${placed.join('')}</svg>`;
  return Buffer.from(await rasterize(ownerId, svg));
}
