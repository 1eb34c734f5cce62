import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Drawing, type Mark, ontoPaper, type Point } from '#contract/rules/drawings.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';
import { t } from '../messages/drawing/index.ts';
import { createLine, type Line } from './line.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, paintDrawing, paintLive } from './paint.ts';
import { placeName } from './place.ts';
import { stampAt, type Tool, toStroke } from './tool.ts';

interface PaperSheetProps {
  drawing: Drawing;
  tool: Tool;
  onMark: (mark: Mark) => void;
  /** For those who cannot see what happens on the paper. */
  onSay: (words: string) => void;
}

const STEP = 10;
const SMALL_STEP = 2;

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The paper, under a finger, a pen, a mouse or the arrow keys. */
export function PaperSheet(props: PaperSheetProps): ReactNode {
  const { drawing } = props;
  const hint = useId();
  const paper = useRef<HTMLCanvasElement>(null);
  const { glass, finger, keys, cross, isDown } = useHands(props);
  useEffect(() => {
    if (paper.current) paintDrawing(paper.current, drawing);
  }, [drawing]);
  return (
    <div
      role="application"
      aria-label={t('posts.drawing.sheet')}
      aria-describedby={hint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one draws on it by the arrow keys
      tabIndex={0}
      className="posts-paper"
      {...keys}
    >
      <canvas ref={paper} width={CANVAS_WIDTH} height={CANVAS_HEIGHT} />
      <canvas ref={glass} width={CANVAS_WIDTH} height={CANVAS_HEIGHT} {...finger} />
      {cross && (
        <span
          aria-hidden="true"
          className="posts-cross"
          data-down={isDown || undefined}
          style={{
            translate: `calc(${cross.x / PAPER_WIDTH} * 100cqw - 50%) calc(${cross.y / PAPER_HEIGHT} * 100cqh - 50%)`,
          }}
        />
      )}
      <p id={hint} className="posts-keys">
        {t('posts.drawing.keys')}
      </p>
    </div>
  );
}

function useHands({ drawing, tool, onMark, onSay }: PaperSheetProps) {
  const glass = useRef<HTMLCanvasElement>(null);
  const latest = useRef({ tool, onMark });
  latest.current = { tool, onMark };
  const [line] = useState(() => createLine((points) => latest.current.onMark(toStroke(latest.current.tool, points))));
  const showLive = (mark?: Mark): void => {
    if (glass.current) paintLive(glass.current, mark, drawing.paper);
  };
  const showLine = (): void => showLive(line.points.length > 0 ? toStroke(tool, line.points) : undefined);
  const finger = useFinger({ line, tool, onMark, showLive, showLine });
  return { glass, finger, ...useCross({ line, tool, onMark, onSay, showLine }) };
}

interface Hand {
  line: Line;
  tool: Tool;
  onMark: (mark: Mark) => void;
  showLine: () => void;
}

/** One pointer at a time: the palm of a hand that lies on the glass draws nothing. */
function useFinger({ line, tool, onMark, showLive, showLine }: Hand & { showLive: (mark?: Mark) => void }) {
  const active = useRef<number>(undefined);
  const isMine = ({ pointerId }: PointerEvent): boolean => active.current === pointerId;
  const show = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (tool.kind === 'stamp') showLive(stampAt(tool, placeOn(event)));
    else showLine();
  };
  const lift = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!isMine(event)) return;
    active.current = undefined;
    if (tool.kind === 'stamp' && event.type === 'pointerup') onMark(stampAt(tool, placeOn(event)));
    line.end();
    showLive();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      if (active.current !== undefined || event.button > 0) return;
      active.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      line.end();
      if (tool.kind !== 'stamp') line.begin(placeOn(event));
      show(event);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (!isMine(event)) return;
      if (tool.kind !== 'stamp') for (const at of toPoints(event)) line.to(at);
      show(event);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

/** A quick finger makes more points than there are frames. */
function toPoints(event: PointerEvent<HTMLCanvasElement>): Point[] {
  const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
  return (all.length > 0 ? all : [event]).map((one) => toPoint(event.currentTarget, one));
}

function placeOn(event: PointerEvent<HTMLCanvasElement>): Point {
  return toPoint(event.currentTarget, event);
}

function toPoint(canvas: HTMLCanvasElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return ontoPaper({
    x: ((clientX - left) / (width || 1)) * PAPER_WIDTH,
    y: ((clientY - top) / (height || 1)) * PAPER_HEIGHT,
  });
}

/** Arrow keys move a cross, space puts the pen down and lifts it. */
function useCross({ line, tool, onMark, onSay, showLine }: Hand & { onSay: (words: string) => void }) {
  const [cross, setCross] = useState<Point>();
  const [isDown, setDown] = useState(false);
  const at = cross ?? { x: PAPER_WIDTH / 2, y: PAPER_HEIGHT / 2 };
  const move = ({ x, y }: Point, step: number): void => {
    const next = ontoPaper({ x: at.x + x * step, y: at.y + y * step });
    setCross(next);
    if (isDown) line.to(next);
    showLine();
    if (placeName(next) !== placeName(at)) onSay(t(`posts.drawing.at.${placeName(next)}`));
  };
  const lift = (): void => {
    if (!isDown) return;
    setDown(false);
    line.end();
    showLine();
    onSay(t('posts.drawing.penUp'));
  };
  const press = (): void => {
    setCross(at);
    if (tool.kind === 'stamp') {
      onMark(stampAt(tool, at));
      onSay(t('posts.drawing.stamped', { stamp: t(`posts.drawing.stamp.${tool.stamp}`) }));
    } else if (isDown) lift();
    else {
      setDown(true);
      line.begin(at);
      showLine();
      onSay(t('posts.drawing.penDown'));
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ways[event.key];
    if (way) move(way, event.shiftKey ? SMALL_STEP : STEP);
    else if ((event.key === ' ' || event.key === 'Enter') && !event.repeat) press();
    else if (event.key === 'Escape' && isDown) lift();
    else return;
    event.preventDefault();
  };
  const onBlur = (): void => {
    lift();
    setCross(undefined);
  };
  return { cross, isDown, keys: { onKeyDown, onBlur } };
}
