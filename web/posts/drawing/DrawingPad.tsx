import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Drawing, Mark } from '#contract/rules/drawings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/drawing/index.ts';
import { PaperSheet } from './PaperSheet.tsx';
import { canUndo, changePaper, clear, openSheet, put, redo, type Sheet, undo } from './sheet.ts';
import { type Box, ToolBox } from './ToolBox.tsx';
import { firstTool, type Tool } from './tool.ts';
import './drawing.css';

interface DrawingPadProps {
  drawing: Drawing | undefined;
  onChange: (drawing: Drawing) => void;
  onDone: () => void;
  /** The dialog has the title; the steps and Done stand at the bottom of the screen, and on a page above the paper. */
  isInDialog?: boolean;
}

/** Paper and tools. Every mark is kept at once, so that a reload loses nothing. */
export function DrawingPad({ drawing, onChange, onDone, isInDialog = false }: DrawingPadProps): ReactNode {
  const pad = usePad(drawing, onChange);
  const { sheet } = pad;
  const [box, setBox] = useState<Box>('pen');
  const [tool, setTool] = useState<Tool>(firstTool);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const open = (next: Box): void => {
    setBox(next);
    if (next !== 'paper') setTool((now) => ({ ...now, kind: next }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for what its buttons do too
    <div className="posts-pad" onKeyDown={pad.onKeyDown}>
      {!isInDialog && (
        <div className="posts-pad-head">
          <h1 ref={heading} tabIndex={-1}>
            {t('posts.drawing.title')}
          </h1>
          <Steps pad={pad} />
          <Button onClick={onDone}>{t('posts.drawing.done')}</Button>
        </div>
      )}
      <PaperSheet drawing={sheet.drawing} tool={tool} onMark={pad.put} onSay={pad.say} />
      <p role="status" className={pad.isFull ? 'posts-full' : 'sr-only'}>
        {pad.said}
      </p>
      <ToolBox
        box={box}
        tool={tool}
        drawing={sheet.drawing}
        onBox={open}
        onTool={(change) => setTool((now) => ({ ...now, ...change }))}
        onPaper={pad.changePaper}
      />
      {isInDialog && (
        <div className="posts-pad-foot">
          <Steps pad={pad} />
          <Button onClick={onDone}>{t('posts.drawing.done')}</Button>
        </div>
      )}
    </div>
  );
}

function Steps({ pad }: { pad: ReturnType<typeof usePad> }): ReactNode {
  const { sheet } = pad;
  return (
    <div className="posts-steps">
      <Step emoji="↩️" label={t('posts.drawing.undo')} isOff={!canUndo(sheet)} onClick={pad.undo} />
      <Step emoji="↪️" label={t('posts.drawing.redo')} isOff={sheet.future.length === 0} onClick={pad.redo} />
      <Step emoji="🗑️" label={t('posts.drawing.clear')} isOff={sheet.drawing.marks.length === 0} onClick={pad.clear} />
    </div>
  );
}

/** Not disabled, so that the focus stays on it when there is nothing left to take back. */
function Step({
  emoji,
  label,
  isOff,
  onClick,
}: {
  emoji: string;
  label: string;
  isOff: boolean;
  onClick: () => void;
}): ReactNode {
  return (
    <IconButton
      label={label}
      title={label}
      aria-disabled={isOff || undefined}
      className={isOff ? 'opacity-40' : undefined}
      onClick={() => !isOff && onClick()}
    >
      <Emoji of={emoji} size={28} />
    </IconButton>
  );
}

function usePad(drawing: Drawing | undefined, onChange: (drawing: Drawing) => void) {
  const [sheet, setSheet] = useState(() => openSheet(drawing));
  const [said, say] = useState('');
  const [isFull, setFull] = useState(false);
  const latest = useRef(sheet);
  const take = (next: Sheet): void => {
    if (next.drawing !== latest.current.drawing) onChange(next.drawing);
    latest.current = next;
    setSheet(next);
    setFull(false);
  };
  const step = (change: (sheet: Sheet) => Sheet, words: string): void => {
    const next = change(latest.current);
    if (next === latest.current) return;
    take(next);
    say(words);
  };
  const pad = {
    put: (mark: Mark) => {
      const next = put(latest.current, mark);
      if (next !== latest.current) take(next);
      else {
        setFull(true);
        say(t('posts.drawing.full'));
      }
    },
    undo: () => step(undo, t('posts.drawing.undone')),
    redo: () => step(redo, t('posts.drawing.redone')),
    clear: () => step(clear, t('posts.drawing.cleared')),
    changePaper: (paper: Drawing['paper']) => take(changePaper(latest.current, paper)),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) pad.redo();
    else if (key === 'z') pad.undo();
    else return;
    event.preventDefault();
  };
  return { ...pad, sheet, said, say, isFull, onKeyDown };
}
