import { type ReactNode, useState } from 'react';
import type { Drawing } from '#contract/rules/drawings.ts';
import { sentenceFor } from '#web/app/api.ts';
import { newClientId } from '#web/app/client-id.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { DrawingPad } from '#web/posts/drawing/DrawingPad.tsx';
import { Preview } from '#web/posts/drawing/Preview.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import { useSendDrawing } from './queries.ts';

interface DrawStickerProps {
  ownId: string;
  userId: string;
  name: string;
  onClose: () => void;
}

interface Sheet {
  /**
   * The same drawing sent twice is one message. A changed drawing is a new one, even if the first arrived and only the answer
   * was lost.
   */
  readonly clientId: string;
  readonly drawing?: Drawing | undefined;
}

/** Lets a child draw a sticker, with a preview before it is sent. */
export function DrawSticker({ ownId, userId, name, onClose }: DrawStickerProps): ReactNode {
  const { sheet, change, forget } = useSheet(ownId, `chat-drawing:${userId}`);
  const [isDone, setDone] = useState(false);
  const { drawing } = sheet;
  if (isDone && drawing && drawing.marks.length > 0)
    return (
      <SendDrawing
        {...{ userId, name, drawing, onClose }}
        clientId={sheet.clientId}
        onSent={forget}
        onGoOn={() => setDone(false)}
      />
    );
  const hasMarks = drawing !== undefined && drawing.marks.length > 0;
  return (
    <Dialog
      open
      size="large"
      tone="sky"
      title={t('chat.draw.for', { name })}
      closeLabel={t('ui.close')}
      onClose={onClose}
    >
      <DrawingPad
        drawing={drawing}
        onChange={change}
        onDone={() => (hasMarks ? setDone(true) : onClose())}
        isInDialog
      />
    </Dialog>
  );
}

/** A drawing that isn't sent yet survives a reload. */
function useSheet(ownId: string, key: string) {
  const [sheet, setSheet] = useState<Sheet>(
    () => (readOwnDraft(ownId, key) as Sheet | undefined) ?? { clientId: newClientId() },
  );
  return {
    sheet,
    change: (drawing: Drawing): void => {
      const changed = { clientId: newClientId(), drawing };
      setSheet(changed);
      saveOwnDraft(ownId, key, changed);
    },
    /** Keeps strokes that were drawn since then. */
    forget: (clientId: string): void => {
      const kept = readOwnDraft(ownId, key) as Sheet | undefined;
      if (kept?.clientId === clientId) deleteOwnDraft(key);
    },
  };
}

interface SendDrawingProps extends Omit<DrawStickerProps, 'ownId'> {
  clientId: string;
  drawing: Drawing;
  onSent: (clientId: string) => void;
  onGoOn: () => void;
}

function SendDrawing({ userId, name, clientId, drawing, onSent, onGoOn, onClose }: SendDrawingProps): ReactNode {
  const { mutate, isPending, error } = useSendDrawing(userId, {
    onSent: (sentId) => {
      onSent(sentId);
      playSound('whoosh');
    },
    onRefused: () => playSound('error'),
  });
  return (
    <Dialog
      open
      tone="sky"
      title={t('chat.draw.send.title', { name })}
      description={t('chat.draw.send.text', { name })}
      closeLabel={t('ui.close')}
      onClose={onClose}
      actions={
        <>
          <Button pending={isPending} onClick={() => mutate({ clientId, drawing }, { onSuccess: onClose })}>
            {t('chat.draw.send')}
          </Button>
          <Button look="secondary" disabled={isPending} onClick={onGoOn}>
            {t('chat.draw.goOn')}
          </Button>
        </>
      }
    >
      <Preview drawing={drawing} label={t('chat.draw.yours')} />
      {error && (
        <p role="alert" className="verdict mt-3 text-lotus-deep">
          {sentenceFor(error)}
        </p>
      )}
    </Dialog>
  );
}
