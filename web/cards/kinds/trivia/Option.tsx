import type { ReactNode } from 'react';
import type { Choice } from '#contract/cards.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { cx } from '#web/ui/style/cx.ts';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from '../../messages/index.ts';

/**
 * open: can be chosen. hit: chosen and right. right: the right one, but another was chosen. missed: chosen and wrong. ruledOut:
 * chosen and wrong, with more tries left. past: none of these.
 */
export type OptionState = 'open' | 'hit' | 'right' | 'missed' | 'ruledOut' | 'past';

interface OptionProps {
  letter: Choice;
  text: string;
  state: OptionState;
  /** Chosen, and the server hasn't answered yet. */
  pending: boolean;
  locked: boolean;
  onPick: () => void;
}

const looks: Record<OptionState, { tone?: Tone; box: string; letter: string }> = {
  open: { box: 'border-line bg-card hover:border-tone hover:bg-tone-soft', letter: 'bg-tone-soft text-tone-deep' },
  hit: { tone: 'leaf', box: 'border-tone bg-tone-soft', letter: 'bg-tone text-tone-on' },
  right: { tone: 'leaf', box: 'border-tone bg-tone-soft', letter: 'bg-tone text-tone-on' },
  missed: { box: 'border-line-strong border-dashed bg-card', letter: 'bg-tone-soft text-tone-deep' },
  ruledOut: {
    box: 'border-line-strong border-dashed bg-mist text-ink-soft',
    letter: 'bg-tone-soft text-tone-deep',
  },
  past: { box: 'border-line bg-card text-ink-soft', letter: 'bg-tone-soft text-tone-deep' },
};

/** One of the three answers. It keeps the focus when it locks, so that keyboard users don't lose their place. */
export function Option({ letter, text, state, pending, locked, onPick }: OptionProps): ReactNode {
  const look = looks[state];
  return (
    <button
      type="button"
      data-tone={look.tone}
      aria-disabled={locked || undefined}
      aria-busy={pending || undefined}
      onClick={() => !locked && onPick()}
      className={cx(
        'flex min-h-14 w-full items-center gap-[min(0.75rem,4vw)] rounded-button border-2 px-[min(1rem,5vw)] py-2 text-start transition-colors',
        pending ? 'border-tone bg-tone-soft' : look.box,
        !locked && 'active:scale-[0.985]',
      )}
    >
      <span
        className={cx(
          'inline-flex size-[min(2.25rem,14vw)] shrink-0 items-center justify-center rounded-md font-bold font-display',
          look.letter,
        )}
      >
        {letter}
      </span>
      {/* A long answer gets a line of its own, with the result below it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0" dir="auto">
          <EmojiText>{text}</EmojiText>
        </span>
        <Verdict state={state} />
      </span>
      {pending && <Spinner />}
    </button>
  );
}

function Verdict({ state }: { state: OptionState }): ReactNode {
  if (state === 'open' || state === 'past') return null;
  const words = {
    hit: 'cards.gotIt',
    right: 'cards.rightOne',
    missed: 'cards.yourPick',
    ruledOut: 'cards.notThisOne',
  } as const;
  return (
    <span className="ms-auto inline-flex items-center gap-1.5 font-bold font-display text-label text-tone-deep">
      {(state === 'hit' || state === 'right') && <Emoji of="✅" />}
      {t(words[state])}
    </span>
  );
}
