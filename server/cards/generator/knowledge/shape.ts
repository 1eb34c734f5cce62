import * as z from 'zod';
import { nonEmpty } from '../../kind.ts';

/** Categories of riddles whose answers are concepts; numbers and wordplay are made by other makers. */
export const conceptCategories = ['animals', 'objects', 'nature', 'technology', 'concepts'] as const;
export type ConceptCategory = (typeof conceptCategories)[number];

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens');
const slugs = z.array(slug);
const ratings = { yes: slugs.default([]), no: slugs.default([]), maybe: slugs.default([]) };

/** A class passes its ratings on to every concept in it. Its name is a fact too: true in it, false outside. */
export const classesShape = z.record(slug, z.strictObject({ is: slugs.default([]), ...ratings }));

/** Something that is true of a concept or not. */
export const factsShape = z.record(
  slug,
  z.strictObject({
    /** As in "It …": "lays eggs". */
    says: nonEmpty,
    /** Outside these classes it is surely false. */
    among: slugs.default(['thing']),
    /** What holds inside for a concept that neither itself nor by a class says anything about it. */
    otherwise: z.enum(['no', 'maybe']).default('maybe'),
  }),
);

const clueShape = z.strictObject({
  /** From 1, far-fetched, to 5, which gives the answer away. */
  grade: z.int().min(1).max(5),
  /** All of them are true when the clue is; `!flies` says that it does not fly. */
  facts: z.array(z.string().regex(/^!?[a-z0-9-]+$/)).min(1),
  /** One way to say it or several: what follows "I", in small letters, or whole sentences. */
  say: z.array(nonEmpty).min(1),
});
export type Clue = z.output<typeof clueShape>;

export const conceptsShape = z.array(
  z.strictObject({
    /** As a child would type it. */
    name: nonEmpty,
    /** Other names that count as right. */
    accepts: z.array(nonEmpty).default([]),
    /** Who knows it. */
    ages: z.tuple([z.int().min(6), z.int().max(13)]),
    is: slugs.min(1),
    ...ratings,
    clues: z.array(clueShape),
  }),
);
export type WrittenConcept = z.output<typeof conceptsShape>[number] & { readonly category: ConceptCategory };

export interface WrittenKnowledge {
  readonly classes: z.output<typeof classesShape>;
  readonly facts: z.output<typeof factsShape>;
  readonly concepts: readonly WrittenConcept[];
}
