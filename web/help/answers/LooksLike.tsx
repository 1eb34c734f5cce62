import type { ReactNode } from 'react';
import { BubbleMark, HeartMark } from '#web/ui/controls/marks.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/answers/index.ts';
import type { Look } from './looks.ts';

/** For who looks for a button by its picture; the answer has named it already. */
export function LooksLike({ looks }: { looks: readonly Look[] }): ReactNode {
  return (
    <p aria-hidden="true" className="mt-3 flex flex-wrap items-center gap-2 text-ink-soft">
      {t('help.looksLike')}
      {looks.map((look) => (
        <span
          key={look}
          className="inline-flex size-12 items-center justify-center rounded-full border-2 border-line bg-card text-ink-soft"
        >
          <Picture look={look} />
        </span>
      ))}
    </p>
  );
}

function Picture({ look }: { look: Look }): ReactNode {
  switch (look) {
    case 'heart':
      return <HeartMark filled={false} />;
    case 'given heart':
      return <HeartMark filled />;
    case 'bubble':
      return <BubbleMark />;
    case 'chat':
      return <BubbleMark look="chat" />;
    default:
      return <Emoji of={look} size={26} />;
  }
}
