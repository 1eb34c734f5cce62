import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import {
  type CreativeWork,
  creativeStickers,
  MAX_STICKERS,
  SCENE_COLUMNS,
  SCENE_ROWS,
  stickerSizes,
} from '#contract/games/creative-challenge.ts';
import { papers } from '#contract/rules/drawings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { Scene, spotLabel } from './Scene.tsx';

type Picture = Extract<CreativeWork, { as: 'picture' }>;

interface PictureMakerProps {
  work: Picture;
  onChange: (work: Picture) => void;
}

export const emptyPicture: Picture = { as: 'picture', paper: papers[3], stickers: [] };

/** A child picks a sticker and places it with a tap, or with arrow keys and Enter. */
export function PictureMaker({ work, onChange }: PictureMakerProps): ReactNode {
  const [sticker, setSticker] = useState(0);
  const [size, setSize] = useState<(typeof stickerSizes)[number]>(2);
  const isEmpty = work.stickers.length === 0;
  const isFull = work.stickers.length >= MAX_STICKERS;
  const placeSticker = (x: number, y: number): void => {
    if (isFull) return;
    playSound('click');
    onChange({ ...work, stickers: [...work.stickers, { sticker, x, y, size }] });
  };
  return (
    <div className="flex flex-col gap-4">
      <Paper work={work} onPut={placeSticker} />
      <p role="status" className="text-center text-ink-soft text-sm">
        {t(isFull ? 'together.creative.full' : 'together.creative.place')}
      </p>
      <Pick
        label={t('together.creative.stickers')}
        className="games-stickers grid max-h-44 grid-cols-[repeat(auto-fill,minmax(52px,1fr))] gap-1 overflow-y-auto"
      >
        {creativeStickers.map((emoji, nth) => (
          <PickButton key={emoji} label={emoji} isChosen={nth === sticker} onPick={() => setSticker(nth)}>
            <Emoji of={emoji} size={34} />
          </PickButton>
        ))}
      </Pick>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:justify-center">
        <Pick label={t('together.creative.size')} className="flex gap-1">
          {stickerSizes.map((one) => (
            <PickButton
              key={one}
              label={t(`together.creative.size.${one}`)}
              isChosen={one === size}
              onPick={() => setSize(one)}
            >
              <Emoji of={creativeStickers[sticker] ?? '🐸'} size={14 + one * 8} />
            </PickButton>
          ))}
        </Pick>
        <Button
          look="secondary"
          disabled={isEmpty}
          onClick={() => onChange({ ...work, stickers: work.stickers.slice(0, -1) })}
        >
          {t('together.creative.undo')}
        </Button>
        <PaperPick work={work} onChange={onChange} />
        <Button
          look="ghost"
          disabled={isEmpty}
          className="mx-auto sm:mx-0"
          onClick={() => onChange({ ...work, stickers: [] })}
        >
          {t('together.creative.clear')}
        </Button>
      </div>
    </div>
  );
}

function PaperPick({ work, onChange }: PictureMakerProps): ReactNode {
  return (
    <Pick
      label={t('together.creative.paper')}
      className="grid grow grid-cols-4 justify-items-center gap-1 sm:flex sm:grow-0"
    >
      {papers.map((paper, nth) => (
        <PickButton
          key={paper}
          label={t('together.creative.paper.nth', { nth: nth + 1 })}
          isChosen={paper === work.paper}
          onPick={() => onChange({ ...work, paper })}
        >
          <span className="size-8 rounded-full border-2 border-line-strong" style={{ background: paper }} />
        </PickButton>
      ))}
    </Pick>
  );
}

const middle = { x: Math.floor(SCENE_COLUMNS / 2), y: Math.floor(SCENE_ROWS / 2) };
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function Paper({ work, onPut }: { work: Picture; onPut: (x: number, y: number) => void }): ReactNode {
  const [spot, setSpot] = useState(middle);
  const [hasKeys, setHasKeys] = useState(false);
  const tap = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = within(Math.floor(((event.clientX - box.left) / box.width) * SCENE_COLUMNS), SCENE_COLUMNS);
    const y = within(Math.floor(((event.clientY - box.top) / box.height) * SCENE_ROWS), SCENE_ROWS);
    setHasKeys(false);
    setSpot({ x, y });
    onPut(x, y);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [dx, dy] = moves[event.key] ?? [0, 0];
    const isPut = event.key === 'Enter' || event.key === ' ';
    if (!isPut && dx === 0 && dy === 0) return;
    event.preventDefault();
    setHasKeys(true);
    if (isPut) onPut(spot.x, spot.y);
    else setSpot({ x: within(spot.x + dx, SCENE_COLUMNS), y: within(spot.y + dy, SCENE_ROWS) });
  };
  return (
    <div
      role="application"
      aria-label={`${t('together.creative.scene')}. ${t('together.creative.keys')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys choose a place on it
      tabIndex={0}
      onPointerUp={tap}
      onKeyDown={onKeyDown}
      className="games-paper cursor-copy touch-manipulation rounded-[20px]"
    >
      <Scene work={work}>
        {hasKeys && (
          <span
            className="games-spot"
            style={{ inset: `${(100 * spot.y) / SCENE_ROWS}% auto auto ${(100 * spot.x) / SCENE_COLUMNS}%` }}
          />
        )}
        <span role="status" className="sr-only">
          {hasKeys ? spotLabel(spot.x, spot.y) : ''}
        </span>
      </Scene>
    </div>
  );
}

function within(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, place));
}

function Pick({ label, className, children }: { label: string; className: string; children: ReactNode }): ReactNode {
  return (
    <fieldset aria-label={label} className={className}>
      {children}
    </fieldset>
  );
}

interface PickButtonProps {
  label: string;
  isChosen: boolean;
  onPick: () => void;
  children: ReactNode;
}

function PickButton({ label, isChosen, onPick, children }: PickButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onPick}
      className={cx(
        'flex size-13 items-center justify-center rounded-button border-3 active:scale-90',
        isChosen ? 'border-tone bg-tone-soft' : 'border-transparent hover:bg-tone-soft',
      )}
    >
      {children}
    </button>
  );
}
