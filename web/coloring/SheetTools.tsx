import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from './messages/index.ts';
import type { SheetState } from './sheet-state.ts';

const ZOOMS = [1, 1.6, 2.4];

interface SheetToolsProps {
  sheet: SheetState;
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** Steps back and forth, closer and farther, and a fresh start. */
export function SheetTools({ sheet, zoom, onZoom }: SheetToolsProps): ReactNode {
  const place = ZOOMS.indexOf(zoom);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="secondary" disabled={!sheet.canUndo} onClick={sheet.undo}>
        {t('coloring.undo')}
      </Button>
      <Button look="secondary" disabled={!sheet.canRedo} onClick={sheet.redo}>
        {t('coloring.redo')}
      </Button>
      <Button look="secondary" disabled={place === ZOOMS.length - 1} onClick={() => onZoom(ZOOMS[place + 1] ?? 1)}>
        {t('coloring.zoomIn')}
      </Button>
      {place > 0 && (
        <Button look="secondary" onClick={() => onZoom(ZOOMS[place - 1] ?? 1)}>
          {t('coloring.zoomOut')}
        </Button>
      )}
      <Restart sheet={sheet} />
      <p className="ms-auto text-ink-soft text-sm">
        {t(
          sheet.saving === 'failed'
            ? 'coloring.notSaved'
            : sheet.saving === 'saving'
              ? 'coloring.saving'
              : 'coloring.saved',
        )}
      </p>
    </div>
  );
}

/** Takes all colors away, after asking. */
function Restart({ sheet }: { sheet: SheetState }): ReactNode {
  const restart = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        ref={restart}
        look="ghost"
        disabled={Object.keys(sheet.coloring).length === 0}
        onClick={() => setAsking(true)}
      >
        {t('coloring.restart')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('coloring.restart.title')}
        description={t('coloring.restart.text')}
        focusAfter={restart}
        actions={
          <>
            <Button
              onClick={() => {
                sheet.change({});
                setAsking(false);
              }}
            >
              {t('coloring.restart.yes')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('coloring.restart.no')}
            </Button>
          </>
        }
      />
    </>
  );
}
