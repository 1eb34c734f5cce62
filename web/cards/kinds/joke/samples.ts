import type { JokeCard } from '#contract/cards/kinds/joke.ts';
import type { Sample } from '../../dev/samples.ts';

const joke: JokeCard = {
  type: 'joke',
  id: 'samplejo',
  setup: 'Why did the frog take the bus to school this morning?',
  punchline: 'Its car was toad away.',
  category: 'animals',
  reaction: null,
};
export const samples: readonly Sample<JokeCard>[] = [
  ['open', joke],
  ['reacted', { ...joke, reaction: 'funny' }],
];
