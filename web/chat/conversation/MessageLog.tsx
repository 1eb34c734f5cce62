import type { KeyboardEvent, ReactNode } from 'react';
import type { ChatBuddy, ChatMessage, MessageForm } from '#contract/chat.ts';
import type { Phrase } from '#contract/rules/phrases.ts';
import { MyPip } from '#web/app/session/MyPip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { phrasePictures } from '../composer/phrase-pictures.ts';
import type { Unsent } from '../message-list.ts';
import { t } from '../messages/index.ts';
import { Days } from './Days.tsx';
import { type Earlier, useScrollPosition } from './scroll-position.ts';
import { UnsentBubble } from './UnsentBubble.tsx';

interface MessageLogProps {
  ownId: string;
  buddy: ChatBuddy;
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  earlier: Earlier;
  isTyping: boolean;
  onAgain: (form: MessageForm) => void;
  onDrop: (form: MessageForm) => void;
  /** Missing where quick words are in sight anyway. */
  onGreet: ((phrase: Phrase) => void) | undefined;
}

/** Messages, newest at the bottom. A separate live region announces new ones, so that loading earlier pages stays silent. */
export function MessageLog(props: MessageLogProps): ReactNode {
  const { ownId, buddy, messages, unsent, earlier, isTyping, onAgain, onDrop, onGreet } = props;
  const { box, top, below, toEnd } = useScrollPosition(messages, { unsent: unsent.length, isTyping }, earlier);
  // The buttons disappear with the first message.
  const greet = (phrase: Phrase): void => {
    box.current?.focus({ preventScroll: true });
    onGreet?.(phrase);
  };
  const isEmpty = messages.length === 0 && unsent.length === 0;
  return (
    <div className="relative min-h-[min(10rem,34dvh)] flex-1 [@media(max-height:30rem)]:min-h-0">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={t('chat.log', { name: buddy.displayName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it
        tabIndex={0}
        onKeyDown={moveByArrows}
        // Texts for screen readers are positioned absolutely: without a container of their own they would make the whole page
        // scroll.
        className="relative h-full overflow-y-auto overscroll-contain outline-offset-[-3px]! [overflow-anchor:none]"
      >
        <div className="mx-auto flex min-h-full max-w-176 flex-col justify-end px-4 py-4">
          <div ref={top} />
          <EarlierButton earlier={earlier} />
          {isEmpty && (
            <EmptyState
              small
              picture={<MyPip mood="waving" size={112} />}
              title={t('chat.begin')}
              className="my-auto"
              action={onGreet && <Greetings onPick={greet} />}
            >
              {t('chat.begin.text', { name: buddy.displayName })}
            </EmptyState>
          )}
          <Days ownId={ownId} name={buddy.displayName} messages={messages} />
          <div className="flex flex-col gap-1 not-empty:mt-1">
            {unsent.map((one) => (
              <UnsentBubble
                key={one.form.clientId}
                unsent={one}
                onAgain={() => onAgain(one.form)}
                onDrop={() => onDrop(one.form)}
              />
            ))}
          </div>
          {isTyping && <TypingBubble buddy={buddy} />}
        </div>
      </div>
      {below > 0 && (
        <Button look="secondary" onClick={toEnd} className="absolute inset-x-0 bottom-3 mx-auto w-max">
          {t('chat.down', { count: below })}
        </Button>
      )}
    </div>
  );
}

/** Arrow keys move between messages, starting with the newest. Tab then reaches the actions of the focused one. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')];
  const here = all.findIndex((message) => message.contains(document.activeElement));
  const next = here < 0 ? all.length - 1 : here + (event.key === 'ArrowUp' ? -1 : 1);
  const message = all[next];
  if (!message || (here < 0 && event.key === 'ArrowDown')) return;
  event.preventDefault();
  message.focus();
}

function EarlierButton({ earlier: { isThere, isLoading, hasFailed, load } }: { earlier: Earlier }): ReactNode {
  if (!isThere) return null;
  return (
    <Button look="ghost" pending={isLoading} onClick={load} className="self-center">
      {t(hasFailed ? 'chat.earlier.failed' : 'chat.earlier')}
    </Button>
  );
}

function TypingBubble({ buddy }: { buddy: ChatBuddy }): ReactNode {
  return (
    <div aria-hidden="true" className="mt-3 flex animate-fade items-center gap-3">
      <span className="inline-flex gap-1.5 rounded-card rounded-es-sm border-2 border-line bg-card px-4 py-4">
        {['one', 'two', 'three'].map((dot) => (
          <span key={dot} className="size-2.5 animate-glow rounded-full bg-ink-soft" />
        ))}
      </span>
      <span className="flex min-w-0 items-center gap-2 text-ink-soft text-sm">
        <Avatar {...buddy.avatar} size={28} />
        <span className="truncate">{t('chat.isTyping', { name: buddy.displayName })}</span>
      </span>
    </div>
  );
}

const greetings = ['hello', 'how_are_you', 'want_to_play'] as const satisfies readonly Phrase[];

/** A first word for a child who does not know how to begin. */
function Greetings({ onPick }: { onPick: (phrase: Phrase) => void }): ReactNode {
  return greetings.map((phrase) => (
    <Button key={phrase} look="secondary" onClick={() => onPick(phrase)}>
      <Emoji of={phrasePictures[phrase]} /> {t(`chat.phrase.${phrase}`)}
    </Button>
  ));
}
