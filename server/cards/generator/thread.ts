import { parentPort, workerData } from 'node:worker_threads';
import { randomFrom } from '../../platform/random.ts';
import { makeRiddles, makersOf } from './generator.ts';
import { createKnowledge } from './knowledge/knowledge.ts';
import { readKnowledge } from './knowledge/read.ts';
import type { Order } from './make-in-thread.ts';
import { Similarity } from './similarity.ts';
import { createVocabulary } from './words/vocabulary.ts';

/** Makes the ordered riddles, answers with them, and ends: word lists of some 80 MB go with it. */
const { wanted, written, made, seed, contentDir } = workerData as Order;
const knowledge = createKnowledge(await readKnowledge(contentDir));
const clues = knowledge.concepts.flatMap((concept) => concept.clues.flatMap(({ say }) => say));
const vocabulary = await createVocabulary(
  [...written, ...clues],
  knowledge.concepts.map(({ name }) => name),
);
const similarity = new Similarity(written);
for (const making of made) similarity.add(making);
parentPort?.postMessage(makeRiddles(makersOf(knowledge, vocabulary), wanted, similarity, randomFrom(seed)));
