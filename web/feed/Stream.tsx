import {
  Fragment,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type FeedItem, PAUSE_AFTER } from '#contract/feed.ts';
import { cx } from '#web/ui/style/cx.ts';
import { NextPageFailed } from './Failures.tsx';
import { FeedItemCard } from './FeedItemCard.tsx';
import { usualHeight } from './heights.ts';
import type { InsertedCard } from './inserted-cards.tsx';
import { getCardKind } from './kinds.ts';
import { t } from './messages/index.ts';
import { PauseCard } from './PauseCard.tsx';
import { type Feed, itemKey, useChangeItem } from './queries.ts';
import { SkeletonCards } from './SkeletonCards.tsx';
import { restoresScroll, useScrollRestoration } from './scroll-restoration.ts';
import { useShownCards } from './shown-cards.ts';

interface StreamProps {
  feed: Feed;
  label: string;
  /** Id of the post that a link has led to. */
  highlight?: string | undefined;
  inserted?: readonly InsertedCard[];
}

/** As many as a screen shows. The others follow a moment later, so that a slow device answers in between. */
const FIRST_CARDS = 4;
/** The first cards are laid out at once: with an estimated height they would jump. */
const EAGER_CARDS = 8;

/** A list of cards that loads the next page ahead and offers a pause after a while. */
export function Stream({ feed, label, highlight, inserted = [] }: StreamProps): ReactNode {
  const { items, pages, isLoading, isLoadingMore, hasMore, error, loadMore, tryAgain } = feed;
  const shown = useAfterFirstSight() ? items : items.slice(0, FIRST_CARDS);
  const [stretches, setStretches] = useState(() => Math.max(1, Math.ceil(items.length / PAUSE_AFTER)));
  const change = useChangeItem();
  const list = useRef<HTMLUListElement>(null);
  const pauses = hasMore && items.length >= stretches * PAUSE_AFTER;
  const end = useNearEnd(loadMore, shown.length === items.length && hasMore && !pauses && !isLoadingMore && !error);
  useScrollRestoration(list);
  useShownCards(list, shown.length, pages);

  const showMore = (): void => {
    setStretches(stretches + 1);
    loadMore();
    // The button disappears. From the last card, Tab leads to the first new one.
    if (list.current?.lastElementChild instanceof HTMLElement)
      list.current.lastElementChild.focus({ preventScroll: true });
  };
  const isWaiting = isLoading || isLoadingMore;
  return (
    <div className="flex flex-col gap-6">
      <ul ref={list} aria-label={label} aria-busy={isLoading} className="-my-1.5 flex flex-col gap-3">
        {shown.map((item, place) => (
          <Fragment key={itemKey(item)}>
            <StreamItem item={item} change={change} isLinked={item.id === highlight} isLazy={place >= EAGER_CARDS} />
            {inserted
              .filter(({ after }) => place + 1 === (hasMore ? after : Math.min(after, items.length)))
              .map(({ name, card }) => (
                <li key={name} className="py-1.5 wide:hidden">
                  {card}
                </li>
              ))}
          </Fragment>
        ))}
      </ul>
      <div ref={end} className="-mt-6" />
      {isWaiting && <SkeletonCards count={2} label={t('feed.loading')} />}
      {!isWaiting && error && <NextPageFailed error={error} tryAgain={tryAgain} />}
      {pauses && !isWaiting && <PauseCard stretches={stretches} onGoOn={showMore} />}
    </div>
  );
}

/** React renders what comes after the first sight bit by bit, and lets taps go first. */
function useAfterFirstSight(): boolean {
  const [isAfter, setAfter] = useState(restoresScroll);
  useEffect(() => startTransition(() => setAfter(true)), []);
  return isAfter;
}

interface StreamItemProps {
  item: FeedItem;
  change: (item: FeedItem, change: object) => void;
  isLinked: boolean;
  /** Laid out only when it comes near. */
  isLazy: boolean;
}

// A card out of sight is not laid out, so two hundred cost as little as ten. That cuts off at the edge what stands out,
// so there is room for rings and hops.
function StreamItem({ item, change, isLinked, isLazy }: StreamItemProps): ReactNode {
  return (
    <li
      data-item={itemKey(item)}
      data-read-once-shown={isReadOnceShown(item) ? item.id : undefined}
      tabIndex={-1}
      style={usualHeight(item.type)}
      className={cx(
        '-mx-1.5 rounded-[30px] p-1.5',
        isLazy &&
          '[contain-intrinsic-block-size:auto_var(--phone)] [content-visibility:auto] sm:[contain-intrinsic-block-size:auto_var(--roomy)]',
        isLinked && 'bg-sun-soft [box-shadow:inset_0_0_0_3px_var(--color-sun)]',
      )}
    >
      {isLinked && <span className="sr-only">{t('feed.theLinkedPost')}</span>}
      <FeedItemCard item={item} change={change} />
    </li>
  );
}

function isReadOnceShown({ type }: FeedItem): boolean {
  return type !== 'post' && getCardKind(type).isReadOnceShown === true;
}

/** About three screens of a phone ahead: at the speed of a thumb, a slow network has time to answer. */
const LOAD_AHEAD_MARGIN = '0px 0px 2000px 0px';

function useNearEnd(onNear: () => void, active: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!active || !end.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
      rootMargin: LOAD_AHEAD_MARGIN,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [active]);
  return end;
}
