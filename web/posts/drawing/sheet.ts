import { DRAWING_MAX, type Drawing, type Mark, type Paper, papers } from '#contract/rules/drawings.ts';

/** A drawing with its undo and redo history. */
export interface Sheet {
  readonly drawing: Drawing;
  readonly past: readonly Drawing[];
  readonly future: readonly Drawing[];
}

const MAX_STEPS = 100;

export const blank: Drawing = { paper: papers[0], marks: [] };

export function openSheet(drawing: Drawing = blank): Sheet {
  return { drawing, past: [], future: [] };
}

/** Adds a mark; the sheet stays as it is when the paper is full. */
export function put(sheet: Sheet, mark: Mark): Sheet {
  const drawing = { ...sheet.drawing, marks: [...sheet.drawing.marks, mark] };
  return JSON.stringify(drawing).length > DRAWING_MAX ? sheet : step(sheet, drawing);
}

export function changePaper(sheet: Sheet, paper: Paper): Sheet {
  return paper === sheet.drawing.paper ? sheet : step(sheet, { ...sheet.drawing, paper });
}

/** Also this can be taken back. */
export function clear(sheet: Sheet): Sheet {
  return step(sheet, { ...sheet.drawing, marks: [] });
}

/** The history is gone after a reload: then undo removes the last mark. */
export function undo(sheet: Sheet): Sheet {
  const { drawing, past, future } = sheet;
  if (!canUndo(sheet)) return sheet;
  const before = past.at(-1) ?? { ...drawing, marks: drawing.marks.slice(0, -1) };
  return { drawing: before, past: past.slice(0, -1), future: [...future, drawing] };
}

export function redo(sheet: Sheet): Sheet {
  const next = sheet.future.at(-1);
  if (!next) return sheet;
  return { drawing: next, past: [...sheet.past, sheet.drawing], future: sheet.future.slice(0, -1) };
}

export function canUndo({ drawing, past }: Sheet): boolean {
  return past.length > 0 || drawing.marks.length > 0;
}

function step({ drawing, past }: Sheet, next: Drawing): Sheet {
  return { drawing: next, past: [...past, drawing].slice(-MAX_STEPS), future: [] };
}
