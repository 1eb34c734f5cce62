import type { ReactNode } from 'react';
import {
  type CreativeWork,
  creativeStickers,
  type PlacedSticker,
  SCENE_COLUMNS,
  SCENE_ROWS,
} from '#contract/games/creative-challenge.ts';
import { stickerWidths, tilesToText } from '#contract/rules/games/creative-work.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/index.ts';
import './creative.css';

/** A picture of stickers on colored paper. */
export function Scene({ work, children }: { work: Extract<CreativeWork, { as: 'picture' }>; children?: ReactNode }) {
  return (
    <div className="games-sticker-scene" style={{ background: work.paper }}>
      {work.stickers.map((sticker, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sticker lies on the ones before it
        <Placed key={nth} {...sticker} />
      ))}
      {children}
    </div>
  );
}

function Placed({ sticker, x, y, size }: PlacedSticker): ReactNode {
  const emoji = creativeStickers[sticker];
  if (emoji === undefined) return null;
  const place = {
    left: `${(100 * (x + 0.5)) / SCENE_COLUMNS}%`,
    top: `${(100 * (y + 0.5)) / SCENE_ROWS}%`,
    width: `${stickerWidths[size]}%`,
  };
  return (
    <span className="games-placed" style={place}>
      <Emoji of={emoji} size={120} label={emoji} />
    </span>
  );
}

/** A finished work, read only. */
export function Work({ work, tiles }: { work: CreativeWork; tiles: readonly string[] }): ReactNode {
  if (work.as === 'picture') return <Scene work={work} />;
  return (
    <p className="games-poem" data-reads="">
      {tilesToText(work.tiles, tiles)}
    </p>
  );
}

export function spotLabel(x: number, y: number): string {
  return t('together.creative.spot', { row: y + 1, column: x + 1 });
}
