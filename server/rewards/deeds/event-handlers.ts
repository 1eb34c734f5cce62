import type { DeedKind } from '#contract/rules/rewards/deeds.ts';
import { cardEvents } from '../../cards/index.ts';
import { pageColored } from '../../coloring/index.ts';
import { friendshipStarted } from '../../friends/index.ts';
import { gamePlayed, playedTogether } from '../../games/index.ts';
import { type EventHandler, type EventKind, inTransaction } from '../../platform/events.ts';
import { commentCreated, commentLiked, kindWordsSent, postLiked, postPublished } from '../../posts/index.ts';
import { waved } from '../events.ts';
import { recordDeed } from './deeds.ts';

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Events of earlier modules that count as deeds. */
export const eventHandlers: readonly EventHandler[] = [
  counts(cardEvents.riddleSolved, ({ cardId }) => cardId, 'riddle_solved'),
  counts(cardEvents.riddleRevealed, ({ cardId }) => cardId, 'riddle_revealed'),
  counts(cardEvents.wordSolved, ({ cardId }) => cardId, 'word_solved'),
  counts(
    cardEvents.triviaAnswered,
    ({ cardId }) => cardId,
    ({ isRight }) => (isRight ? ['trivia_answered', 'trivia_right'] : ['trivia_answered']),
  ),
  counts(cardEvents.jokeReacted, ({ cardId }) => cardId, 'joke_reacted'),
  counts(
    gamePlayed,
    ({ roundId }) => roundId,
    ({ gameType }) => [gameType],
  ),
  counts(playedTogether, ({ roundId }) => roundId, 'played_together'),
  counts(pageColored, ({ pageId }) => pageId, 'page_colored'),
  // Two who part and become buddies again have made no new one.
  counts(friendshipStarted, ({ pair }) => pair, 'buddy_made'),
  counts(postPublished, ({ postId }) => postId, 'post_published'),
  counts(commentCreated, ({ commentId }) => commentId, 'comment_written'),
  counts(postLiked, ({ postId }) => postId, 'liked'),
  counts(commentLiked, ({ commentId }) => commentId, 'liked'),
  counts(kindWordsSent, ({ postId }) => postId, 'kind_words_sent'),
  counts(waved, ({ waveId }) => waveId, 'waved'),
];

function counts<F extends Facts>(
  event: EventKind<F>,
  targetOf: (facts: F) => string,
  kinds: DeedKind | ((facts: F) => readonly DeedKind[]),
): EventHandler {
  return inTransaction(event, (context, tx, { accountId, facts, at }) => {
    if (!accountId) return;
    const deed = { accountId, kinds: typeof kinds === 'string' ? [kinds] : kinds(facts), target: targetOf(facts), at };
    recordDeed(context, tx, deed);
  });
}
