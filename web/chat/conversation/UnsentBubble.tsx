import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import type { Unsent } from '../message-list.ts';
import { t } from '../messages/index.ts';
import { MessageContent } from './Bubble.tsx';

interface UnsentProps {
  unsent: Unsent;
  onAgain: () => void;
  onDrop: () => void;
}

/** A message that is being sent, or that failed. */
export function UnsentBubble({ unsent: { form, state }, onAgain, onDrop }: UnsentProps): ReactNode {
  const content: Pick<ChatMessage, 'kind' | 'message'> =
    form.phrase === undefined
      ? { kind: 'words', message: form.message ?? '' }
      : { kind: 'phrase', message: form.phrase };
  return (
    <article className="flex animate-rise flex-col items-end gap-0.5">
      <span className="sr-only">{t('chat.you', { text: '' })}</span>
      <div className="flex max-w-[88%] min-w-0">
        <MessageContent content={content} isOwn isWaiting={state === 'failed'} />
      </div>
      {state === 'sending' && <p className="px-2 text-ink-soft text-label">{t('chat.sending')}</p>}
      {state === 'failed' && (
        <Callout
          live
          tone="sun"
          className="max-w-100"
          action={
            <div className="flex flex-wrap gap-2">
              <Button tone="sky" onClick={onAgain}>
                {t('chat.again')}
              </Button>
              <Button look="secondary" onClick={onDrop}>
                {t('chat.away')}
              </Button>
            </div>
          }
        >
          {t('chat.failed.send')}
        </Callout>
      )}
    </article>
  );
}
