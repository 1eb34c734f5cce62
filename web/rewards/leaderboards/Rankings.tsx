import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Ranking } from '#contract/rewards.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from './messages/index.ts';

const LONG = 6;

/** Children by their points of the week. Dots mark the gap between the top rows and those around the child. */
export function Rankings({ label, rankings }: { label: string; rankings: readonly Ranking[] }): ReactNode {
  return (
    // On a wide screen a long list stands in two columns.
    <ol
      aria-label={label}
      className={cx(
        'flex max-w-160 flex-col gap-1',
        rankings.length > LONG && 'wide:block wide:max-w-none wide:columns-[26rem] wide:gap-x-8 wide:*:mb-1',
      )}
    >
      {rankings.map((ranking, index) => (
        <Fragment key={ranking.child.id}>
          {skips(rankings[index - 1], ranking) && (
            <li aria-hidden="true" className="text-center font-bold text-ink-soft leading-none">
              …
            </li>
          )}
          <Row {...ranking} />
        </Fragment>
      ))}
    </ol>
  );
}

function skips(before: Ranking | undefined, { place }: Ranking): boolean {
  return before !== undefined && place > before.place + 1;
}

function Row({ rank, score, isOwn, isBuddy, level, child }: Ranking): ReactNode {
  const { id, displayName, username, avatar } = child;
  const name = <EmojiText>{displayName}</EmojiText>;
  return (
    <li
      data-tone="leaf"
      aria-current={isOwn ? 'true' : undefined}
      className={cx(
        'relative flex break-inside-avoid flex-wrap items-center gap-x-2 rounded-button px-1 py-1.5 sm:gap-x-3 sm:px-3',
        isOwn && 'bg-tone-soft outline-2 outline-tone -outline-offset-2',
      )}
    >
      <Rank rank={rank} />
      <Avatar {...avatar} size={44} />
      <div className="min-w-0 flex-1 basis-16 leading-snug">
        <p dir="auto" className="flex flex-wrap items-center gap-x-2 font-bold font-display">
          {isBuddy ? (
            <Link
              to={`/user/${id}`}
              className={cx(nameLook, 'text-tone-deep after:absolute after:inset-0 hover:underline')}
            >
              {name}
            </Link>
          ) : (
            <span className={nameLook}>{name}</span>
          )}
          {isOwn && <span className="text-label text-tone-deep">{t('rewards.boards.you')}</span>}
        </p>
        <p className="overflow-hidden text-ellipsis text-ink-soft text-sm">
          {t('rewards.boards.level', { level })}
          {displayName !== username && <span className="max-sm:hidden"> · @{username}</span>}
        </p>
      </div>
      <p className="ms-auto whitespace-nowrap font-bold font-display text-lg even-digits">
        <span aria-hidden="true">
          {score.toLocaleString(currentLocale())} <Emoji of="⭐" size={20} />
        </span>
        <span className="sr-only">{t('rewards.boards.points', { count: score })}</span>
      </p>
    </li>
  );
}

/** A name wraps between its words. A word that is too long ends in an ellipsis. */
const nameLook = 'min-w-0 max-w-full wrap-normal overflow-hidden text-ellipsis';

const medals: readonly string[] = ['🥇', '🥈', '🥉'];

function Rank({ rank }: { rank: number }): ReactNode {
  const medal = medals[rank - 1];
  return (
    <span className="grid min-w-8 shrink-0 place-items-center font-bold font-display text-ink-soft text-lg even-digits">
      <span className="sr-only">{t('rewards.boards.rank', { rank })}</span>
      <span aria-hidden="true">{medal ? <Emoji of={medal} size={30} /> : rank}</span>
    </span>
  );
}
