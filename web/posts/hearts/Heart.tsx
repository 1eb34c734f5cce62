import type { ReactNode } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { HeartMark } from '#web/ui/controls/marks.tsx';
import { throwSparks } from '#web/ui/feedback/sparks.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';

interface HeartProps {
  liked: boolean;
  count: number;
  /** The server has not answered yet: keeps the focus, ignores further presses. */
  pending: boolean;
  onToggle: (likes: boolean) => void;
}

/** Given or not, with how many gave one. */
export function Heart({ liked, count, pending, onToggle }: HeartProps): ReactNode {
  const toggle = (heart: Element): void => {
    if (pending) return;
    playSound(liked ? 'click' : 'popup');
    if (!liked) throwSparks(heart, { sparks: 6, reach: 30 });
    onToggle(!liked);
  };
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={({ currentTarget }) => toggle(currentTarget.firstElementChild ?? currentTarget)}
      className={cx(
        'group inline-flex min-h-12 items-center gap-2 rounded-full border-2 px-4 font-bold font-display transition-colors active:scale-95',
        liked ? 'border-lotus bg-lotus-soft text-lotus-deep' : 'border-line text-ink-soft hover:bg-mist',
      )}
    >
      <HeartMark
        filled={liked}
        className={cx('transition-transform duration-200 ease-hop', liked ? 'scale-110' : 'group-hover:scale-110')}
      />
      <span aria-hidden="true" className="even-digits">
        {count.toLocaleString(currentLocale())}
      </span>
      <span className="sr-only">{`${t('posts.like')}, ${t('posts.likes', { count })}`}</span>
    </button>
  );
}
