import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ComfortSummary } from '#web/safety/comfort/ComfortSummary.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { ReadAloud } from '#web/ui/sound/ReadAloud.tsx';
import { t } from '../messages/hints/index.ts';
import type { ChatHint } from './queries.ts';

interface HintCardProps {
  hint: ChatHint | undefined;
  /** Why the words in the field weren't sent. */
  refusal: string | undefined;
  /** The card has grown, and could push the field off a small screen. */
  onShown: () => void;
  /** Removes the private parts. */
  onRemove: () => void;
  /** Removes all words. */
  onDelete: () => void;
}

/** Shown above the words that it is about: what to change, and one tap to do it. Never more than one at a time. */
export function HintCard({ hint, refusal, onShown, onRemove, onDelete }: HintCardProps): ReactNode {
  const said = refusal ?? hint?.kind;
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (said !== undefined) tellShown();
  }, [said]);
  if (hint?.kind === 'help') return <ComfortSummary isRead={false} />;
  const kind = hint?.kind;
  const title = refusal ?? (kind && t(`chat.hint.${kind}`));
  if (title === undefined) return null;
  const text = refusal === undefined ? kind && t(`chat.hint.${kind}.do`) : t('chat.hint.refused');
  const canRemove = hint !== undefined && hint.places.length > 0;
  return (
    <div
      data-tone="sun"
      data-reads
      className="flex animate-rise flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card border-2 border-sun bg-sun-soft px-3 py-2.5 text-ink sm:px-4"
    >
      <Pip mood={refusal === undefined ? 'thinking' : 'sorry'} size={48} className="max-[24rem]:hidden" />
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="font-bold font-display text-ink leading-snug">{title}</p>
        <p className="text-sm leading-snug">{text}</p>
      </div>
      <ReadAloud />
      {canRemove && (
        <Button look="secondary" onClick={onRemove}>
          {t('chat.hint.remove')}
        </Button>
      )}
      {refusal !== undefined && !canRemove && (
        <Button look="secondary" onClick={onDelete}>
          {t('chat.hint.delete')}
        </Button>
      )}
    </div>
  );
}
