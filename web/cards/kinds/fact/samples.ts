import type { FactCard } from '#contract/cards/kinds/fact.ts';
import type { Sample } from '../../dev/samples.ts';

const fact: FactCard = {
  type: 'fun_fact',
  id: 'samplefa',
  title: 'Three hearts and blue blood',
  content: 'An octopus has three hearts. Two pump blood to its gills, and one to all the rest of it.',
  category: 'sea',
  emoji: '🐙',
};
export const samples: readonly Sample<FactCard>[] = [
  ['fun fact', fact],
  [
    'good to know',
    {
      ...fact,
      type: 'common_knowledge',
      title: 'A cut on the finger',
      content: 'Hold it under clean water. Then put on a plaster, and tell a grown-up.',
      category: 'first aid',
      emoji: '🩹',
    },
  ],
];
