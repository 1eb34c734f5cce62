import { type ReactNode, useId, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { type KindWord, kindWords } from '#contract/rules/kind-words.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { throwSparks } from '#web/ui/feedback/sparks.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { kindWordText } from './kind-words.ts';
import { useKindWords } from './queries.ts';

interface KindWordsProps {
  post: Post;
  /** The post has a page to itself. */
  alone: boolean;
}

/**
 * An answer to a post for those who cannot comment, and one more for buddies, who find it on the page of the post. What was sent
 * alone stays visible; tapping it again takes it back and offers all words.
 */
export function KindWords({ post, alone }: KindWordsProps): ReactNode {
  const id = useId();
  const { mine } = post.kindWords;
  const [isOpen, setOpen] = useState(alone && !post.can.comment);
  const { mutate, isPending } = useKindWords(post, (error) => {
    playSound('error');
    showToast({ title: t('posts.kind_words.failed'), description: sentenceFor(error), tone: 'destructive' });
  });
  if (!mine && !alone && post.can.comment) return null;
  const offered = mine ? [mine] : isOpen ? kindWords : [];
  const choose = (words: KindWord, chip: Element): void => {
    if (isPending) return;
    playSound(mine ? 'click' : 'popup');
    if (!mine) throwSparks(chip.firstElementChild ?? chip, { sparks: 8, reach: 36 });
    setOpen(true);
    mutate(mine ? null : words);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {mine ? (
        <span className="font-bold text-ink-soft text-label">{t('posts.kind_words.sent')}</span>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-12 min-w-0 items-center gap-2 wrap-anywhere rounded-full border-2 border-line border-dashed px-4 font-bold font-display text-ink-soft transition-colors hover:bg-mist active:scale-95"
        >
          <Emoji of="😊" /> {t('posts.kind_words.open')}
        </button>
      )}
      <ul
        id={id}
        aria-label={t('posts.kind_words.list')}
        className={cx('flex flex-wrap gap-2 max-[30rem]:-mx-2', !mine && offered.length > 0 && 'w-full')}
      >
        {offered.map((words) => (
          <li key={words}>
            <Choice words={words} isSent={mine === words} onChoose={(chip) => choose(words, chip)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  words: KindWord;
  isSent: boolean;
  onChoose: (chip: Element) => void;
}

function Choice({ words, isSent, onChoose }: ChoiceProps): ReactNode {
  const { emoji, text } = kindWordText(words);
  return (
    <button
      type="button"
      aria-pressed={isSent}
      onClick={({ currentTarget }) => onChoose(currentTarget)}
      className={cx(
        'inline-flex min-h-12 animate-pop items-center gap-1.5 rounded-full border-2 px-3 font-bold max-[30rem]:px-2.5 font-display transition-colors active:scale-95',
        isSent ? 'border-leaf bg-leaf-soft text-leaf-deep' : 'border-line bg-card hover:border-leaf hover:bg-leaf-soft',
      )}
    >
      <Emoji of={emoji} size={22} /> {text}
    </button>
  );
}
