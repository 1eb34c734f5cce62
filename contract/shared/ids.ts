import * as z from 'zod/mini';

/** Ids are opaque: the browser only sends back what it received. */
export const id = z.string().check(z.uuid("This link doesn't look right."));

/** Content items have short ids from their files. */
export const cardId = z.string().check(z.regex(/^[a-z0-9]{4,16}$/, "This link doesn't look right."));

export const idParams = z.strictObject({ id });
export const cardParams = z.strictObject({ id: cardId });

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

/** A calendar day, YYYY-MM-DD. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
