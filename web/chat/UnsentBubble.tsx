import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { MessageContent } from './Bubble.tsx';
import type { Unsent } from './message-list.ts';
import { t } from './messages/index.ts';

interface UnsentProps {
  unsent: Unsent;
  onAgain: () => void;
  onDrop: () => void;
  onChange: () => void;
}

/** On its way, not sent yet, or sent back with a sentence. */
export function UnsentBubble({ unsent: { form, state, sentence }, onAgain, onDrop, onChange }: UnsentProps): ReactNode {
  const content: Pick<ChatMessage, 'kind' | 'message'> =
    form.phrase === undefined
      ? { kind: 'words', message: form.message ?? '' }
      : { kind: 'phrase', message: form.phrase };
  return (
    <article className="flex flex-col items-end gap-1">
      <MessageContent content={content} isOwn isWaiting />
      {state === 'sending' && <p className="px-2 text-ink-soft text-label">{t('chat.sending')}</p>}
      {state !== 'sending' && (
        <Callout
          live
          tone={state === 'refused' ? 'lotus' : 'sun'}
          className="max-w-100"
          action={
            <div className="flex flex-wrap gap-2">
              {state === 'failed' && (
                <Button tone="sky" onClick={onAgain}>
                  {t('chat.again')}
                </Button>
              )}
              {state === 'refused' && form.message !== undefined && (
                <Button tone="sky" onClick={onChange}>
                  {t('chat.change')}
                </Button>
              )}
              <Button look="secondary" onClick={onDrop}>
                {t('chat.away')}
              </Button>
            </div>
          }
        >
          {state === 'failed' ? t('chat.failed.send') : sentence}
        </Callout>
      )}
    </article>
  );
}
