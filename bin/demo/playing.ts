import {
  answerTrivia,
  choices,
  guessRiddle,
  guessWord,
  reactions,
  reactToJoke,
  revealRiddle,
} from '#contract/cards.ts';
import { type FeedItem, readFeed } from '#contract/feed.ts';
import { type Item, libraryOf } from '#server/cards/index.ts';
import type { Chance } from './chance.ts';
import type { Child } from './child.ts';
import type { Pond } from './pond.ts';

const MAX_AT_ONCE = 7;

/** A child looks at the pond, and plays with what lies there. */
export async function play({ context }: Pond, child: Child, chance: Chance): Promise<void> {
  const library = libraryOf(context);
  const { items } = await child.does(readFeed, { query: {} });
  for (const card of items.slice(0, MAX_AT_ONCE)) {
    const item = library.items[library.places.get(card.id) ?? -1];
    if (item) await tryOut(child, card, item, chance);
  }
}

async function tryOut(child: Child, card: FeedItem, item: Item, chance: Chance): Promise<void> {
  const params = { id: card.id };
  const knows = chance.percent(72);
  switch (item.kind) {
    case 'riddle':
      if (chance.percent(30)) await child.does(guessRiddle, { params, body: { guess: 'a wet sock' } });
      if (knows) await child.does(guessRiddle, { params, body: { guess: item.answer } });
      else if (chance.percent(40)) await child.does(revealRiddle, { params });
      return;
    case 'trivia': {
      const selectedAnswer = knows ? item.correctAnswer : (chance.pick(choices) ?? 'A');
      await child.does(answerTrivia, { params, body: { selectedAnswer } });
      return;
    }
    case 'wordPuzzles':
      if (knows) await child.does(guessWord, { params, body: { guess: item.word } });
      return;
    case 'joke':
      if (knows) await child.does(reactToJoke, { params, body: { reaction: chance.pick(reactions) ?? 'funny' } });
      return;
    default:
      return;
  }
}
