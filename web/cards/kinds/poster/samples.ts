import { colorSchemes, type PosterCard } from '#contract/cards/kinds/poster.ts';
import type { Sample } from '../../dev/samples.ts';

const sayings = [
  ['A fresh start', 'Every morning brings a new page. Draw something good on it.', 'courage'],
  ['Big and gentle', 'You can be strong and kind at the same time.', 'kindness'],
  ['Grow slowly', 'Even the tallest tree was once a seed that did not give up.', 'effort'],
  ['Share the sweet ones', 'Good things taste better with a friend.', 'friendship'],
  ['Rest', 'Stars come out when the sky goes quiet. Ideas do too.', 'calm'],
  ['Ask away', 'Every big answer began with somebody small who asked why.', 'curiosity'],
] as const;
export const samples: readonly Sample<PosterCard>[] = colorSchemes.map((colorScheme, at) => {
  const [title, message, category] = sayings[at] ?? sayings[0];
  return [colorScheme, { type: 'poster', id: 'samplepo', title, message, category, colorScheme }];
});
