import * as z from 'zod';
import { colorSchemes } from '#contract/cards/kinds/poster.ts';
import { type CardKind, commonFields, nonEmpty } from '../kind.ts';

const shape = z.strictObject({
  ...commonFields,
  kind: z.literal('poster'),
  title: nonEmpty,
  message: nonEmpty,
  category: nonEmpty,
  colorScheme: z.enum(colorSchemes),
});

export const poster: CardKind<z.output<typeof shape>> = {
  name: 'poster',
  source: {
    path: 'posters.json',
    shape,
    atLeast: 100,
    texts: ({ title, message }) => ({ heading: `${title} ${message}`, shown: [title, message] }),
  },
  weight: 10,
  hasState: false,
  present: ({ id, title, message, category, colorScheme }) => ({
    type: 'poster',
    id,
    title,
    message,
    category,
    colorScheme,
  }),
};
