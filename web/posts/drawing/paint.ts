import {
  type Drawing,
  type Mark,
  markColor,
  type Paper,
  stamps,
  stampWidths,
  toSvgPath,
  unpack,
} from '#contract/rules/drawings.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';

/** Finer than the paper's own points, so that lines are smooth on a sharp screen; an old tablet still keeps up. */
const FINENESS = 1.5;
export const CANVAS_WIDTH = PAPER_WIDTH * FINENESS;
export const CANVAS_HEIGHT = PAPER_HEIGHT * FINENESS;

/** What each canvas shows: an added mark is painted on top, any other change repaints everything. */
const shown = new WeakMap<HTMLCanvasElement, Drawing>();

export function paintDrawing(canvas: HTMLCanvasElement, drawing: Drawing): void {
  const pen = getPen(canvas);
  if (!pen) return;
  const before = shown.get(canvas);
  const from = before && continues(drawing, before) ? before.marks.length : 0;
  if (from === 0) {
    pen.fillStyle = drawing.paper;
    pen.fillRect(0, 0, PAPER_WIDTH, PAPER_HEIGHT);
  }
  for (const mark of drawing.marks.slice(from)) paintMark(pen, mark, drawing.paper);
  shown.set(canvas, drawing);
}

/** Shows only this, on a sheet of glass above the paper. */
export function paintLive(canvas: HTMLCanvasElement, mark: Mark | undefined, paper: Paper): void {
  const pen = getPen(canvas);
  if (!pen) return;
  pen.clearRect(0, 0, PAPER_WIDTH, PAPER_HEIGHT);
  if (mark) paintMark(pen, mark, paper);
}

function continues(drawing: Drawing, { paper, marks }: Drawing): boolean {
  return drawing.paper === paper && marks.every((mark, at) => mark === drawing.marks[at]);
}

function getPen(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const pen = canvas.getContext('2d');
  pen?.setTransform(FINENESS, 0, 0, FINENESS, 0, 0);
  return pen;
}

function paintMark(pen: CanvasRenderingContext2D, mark: Mark, paper: Paper): void {
  const color = markColor(mark, paper);
  if (mark.kind === 'stroke') {
    pen.strokeStyle = color;
    pen.lineWidth = mark.size;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.stroke(new Path2D(toSvgPath(unpack(mark.path) ?? [])));
    return;
  }
  const scale = stampWidths[mark.size] / 100;
  pen.save();
  pen.translate(mark.x, mark.y);
  pen.scale(scale, scale);
  pen.fillStyle = color;
  pen.fill(new Path2D(stamps[mark.stamp]));
  pen.restore();
}
