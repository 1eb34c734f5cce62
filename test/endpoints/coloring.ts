import * as coloring from '#contract/coloring.ts';
import { newId } from '#server/platform/tokens.ts';
import { asChild, type Call } from './call.ts';

const params = { id: 'happy-fish' };
const body = { coloredSections: { 'body-1': 'coral' as const } };

export const coloringCalls: readonly Call[] = [
  { endpoint: coloring.listColoringPages, prepare: asChild() },
  { endpoint: coloring.readColoringProgress, prepare: asChild(() => ({ params })) },
  { endpoint: coloring.saveColoringProgress, prepare: asChild(() => ({ params, body })) },
  { endpoint: coloring.readColoringPicture, prepare: asChild(() => ({ params })) },
  {
    endpoint: coloring.shareColoring,
    prepare: asChild(() => ({
      params,
      body: { ...body, clientId: newId(), title: 'My happy fish', content: 'It swims in warm water.' },
    })),
  },
];
