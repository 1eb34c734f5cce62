import * as z from 'zod';
import { nonEmpty } from '../../kind.ts';

/** Categories whose answers are concepts. Numbers and wordplay have their own makers. */
export const conceptCategories = ['animals', 'objects', 'nature', 'technology', 'concepts'] as const;
export type ConceptCategory = (typeof conceptCategories)[number];

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens');
const slugs = z.array(slug);
const ratings = { yes: slugs.default([]), no: slugs.default([]), maybe: slugs.default([]) };

/** A class passes its ratings on to every concept in it. Its name is a fact too: true inside, false outside. */
export const classesShape = z.record(slug, z.strictObject({ is: slugs.default([]), ...ratings }));

/** Something that can be true or false of a concept. */
export const factsShape = z.record(
  slug,
  z.strictObject({
    /** The words after "It": "lays eggs". */
    says: nonEmpty,
    /** Outside these classes the fact is false. */
    among: slugs.default(['thing']),
    /** The rating inside for a concept when neither the concept nor a class says anything. */
    otherwise: z.enum(['no', 'maybe']).default('maybe'),
  }),
);

const clueShape = z.strictObject({
  /** From 1, far-fetched, to 5, which gives the answer away. */
  grade: z.int().min(1).max(5),
  /** All of these are true if the clue is. `!flies` means that it does not fly. */
  facts: z.array(z.string().regex(/^!?[a-z0-9-]+$/)).min(1),
  /** One or several ways to say it: the words after "I", in lower case, or whole sentences. */
  say: z.array(nonEmpty).min(1),
});
export type Clue = z.output<typeof clueShape>;

export const conceptsShape = z.array(
  z.strictObject({
    /** As a child would type it. */
    name: nonEmpty,
    /** Other names that count as right. */
    accepts: z.array(nonEmpty).default([]),
    /** The ages at which children know it. */
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
