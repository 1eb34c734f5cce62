import * as z from 'zod/mini';

/** How a child looks to others. `pip`: the look of their Pip, encoded, where the child shows it instead of the emoji. */
export const avatar = z.object({ emoji: z.string(), background: z.string(), pip: z.optional(z.string()) });
