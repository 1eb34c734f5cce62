/**
 * Cards are what children read, answer and laugh at: riddles, trivia, word puzzles, jokes, facts and posters, read from the
 * folder `content`. No answer leaves the server before a child has solved the card or asked for the answer.
 */
import type { Module } from '../platform/module.ts';
import { openLibrary } from './content-library.ts';
import { jobs } from './jobs.ts';
import { cardKinds } from './kinds.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export { toBand } from './age-bands.ts';
export { loadStates, markDone, markSolved, presentCard, recordSightings, type Sighting } from './card-states.ts';
export { cardsRead } from './cards-read.ts';
export { getLibrary, loadItem } from './content-library.ts';
export * as cardEvents from './events.ts';
export { bandsByKind } from './fitting-bands.ts';
export { countProven } from './generator/concepts/concept-maker.ts';
export { findKnowledgeFaults, knowledgeRules } from './generator/knowledge/faults.ts';
export { createKnowledge, type Knowledge } from './generator/knowledge/knowledge.ts';
export { readKnowledge } from './generator/knowledge/read.ts';
export { openGenerator } from './generator/open-generator.ts';
export type { CardKind, CardState, ContentItem, ContentRule, ItemTexts, Move } from './kind.ts';
export { commonFields, nonEmpty } from './kind.ts';
export * as kinds from './kinds.ts';
export { getCardKind, type Library, listItems, readItems, readLibrary } from './library.ts';
export { readingGrade } from './reading-grade.ts';

export const cards: Module = {
  name: 'cards',
  personalData,
  routes,
  jobs,
  cardKinds,
  open: openLibrary,
  stats: async (db, childId) => {
    const stats = await Promise.all(cardKinds.map((kind) => kind.stats?.(db, childId)));
    return Object.assign({}, ...stats);
  },
};
