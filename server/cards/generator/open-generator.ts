import { createFastRandom } from '../../platform/random.ts';
import { createMakers, generateRiddles, type Wanted } from './generator.ts';
import { createKnowledge } from './knowledge/knowledge.ts';
import { readKnowledge } from './knowledge/read.ts';
import type { MadeRiddle, RiddleOrigin } from './made-riddle.ts';
import { Similarity } from './similarity.ts';
import { createVocabulary } from './words/vocabulary.ts';

interface Known {
  readonly contentDir?: string | undefined;
  /** Questions written by people. */
  readonly written?: readonly string[];
  /** Parts of the riddles that were made before. */
  readonly made?: readonly Pick<RiddleOrigin, 'parts'>[];
}

/** Makes riddles that resemble neither known ones nor its own earlier ones. The same seed gives the same riddles. */
export type Generator = (wanted: Wanted, seed: number) => MadeRiddle[];

/** Reads knowledge and word lists, which takes about a second and 80 MB the first time. */
export async function openGenerator({ contentDir, written = [], made = [] }: Known = {}): Promise<Generator> {
  const knowledge = createKnowledge(await readKnowledge(contentDir));
  const clues = knowledge.concepts.flatMap((concept) => concept.clues.flatMap(({ say }) => say));
  const names = knowledge.concepts.map(({ name }) => name);
  const makers = createMakers(knowledge, await createVocabulary([...written, ...clues], names));
  const similarity = new Similarity(written);
  for (const making of made) similarity.add(making);
  return (wanted, seed) => generateRiddles(makers, wanted, similarity, createFastRandom(seed));
}
