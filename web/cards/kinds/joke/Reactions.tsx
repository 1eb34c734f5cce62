import { type ReactNode, useRef } from 'react';
import { type JokeCard as Joke, type Reaction, reactions } from '#contract/cards.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { throwSparks } from '#web/ui/feedback/sparks.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { isSignedOut } from '../../refusals.ts';
import { toastFailed } from '../../toasts.ts';
import { useReact } from './queries.ts';

const faces: Record<Reaction, string> = { like: '👍', love: '😍', funny: '😂' };

/** Three faces; a child picks one or none, with a tiny pop. */
export function Reactions(props: CardProps<Joke>): ReactNode {
  const { card, visitor } = props;
  const choose = useChoice(props);
  return (
    <>
      <fieldset aria-label={t('cards.react')} className="mt-3 grid min-w-0 grid-cols-3 gap-2">
        {reactions.map((reaction) => (
          <Face
            key={reaction}
            reaction={reaction}
            chosen={card.reaction === reaction}
            onChoose={(face) => choose(reaction) && throwSparks(face, { sparks: 6, reach: 30 })}
          />
        ))}
      </fieldset>
      {visitor && (
        <Button to="/auth" look="ghost" wide className="mt-2 -mb-1">
          {t('cards.signInLink')}
        </Button>
      )}
    </>
  );
}

/** Shows a choice at once, and undoes it if the server refuses. Returns whether a reaction was given. */
function useChoice({ card, onChange, visitor }: CardProps<Joke>): (reaction: Reaction) => boolean {
  const saved = useRef(card.reaction);
  const newest = useRef(card.reaction);
  const { mutate } = useReact(card.id, {
    onAnswer: (reaction) => {
      saved.current = reaction;
    },
    onRefused: (error, refused) => {
      if (isSignedOut(error)) askToSignIn();
      else toastFailed(t('cards.reactionFailed'), sentenceFor(error));
      // A newer choice is on its way and will report its own outcome.
      if (refused === newest.current) onChange({ reaction: saved.current });
    },
  });
  return (reaction) => {
    if (visitor) {
      askToSignIn();
      return false;
    }
    const next = card.reaction === reaction ? null : reaction;
    playSound(next ? 'popup' : 'click');
    newest.current = next;
    onChange({ reaction: next });
    mutate(next);
    return next !== null;
  };
}

interface FaceProps {
  reaction: Reaction;
  chosen: boolean;
  onChoose: (face: Element) => void;
}

function Face({ reaction, chosen, onChoose }: FaceProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={({ currentTarget }) => onChoose(currentTarget.firstElementChild ?? currentTarget)}
      className={cx(
        'group flex min-h-14 items-center justify-center gap-2 rounded-button border-2 px-2 font-bold font-display transition-colors active:scale-95',
        chosen ? 'border-tone bg-tone-soft text-tone-deep' : 'border-transparent hover:bg-tone-soft',
      )}
    >
      <Emoji
        of={faces[reaction]}
        size={32}
        className={cx('transition-transform duration-200 ease-hop', chosen ? 'scale-115' : 'group-hover:scale-110')}
      />
      <span className="text-label max-sm:sr-only">{t(`cards.reaction.${reaction}`)}</span>
    </button>
  );
}

function askToSignIn(): void {
  showToast({ title: t('cards.signInToReact'), description: t('cards.signInToReactHint') });
}
