import * as z from 'zod';
import { newToken } from '../tokens.ts';

/** One key of the ring. The newest makes new things; the older ones still open what was made with them. */
const key = z.strictObject({
  id: z.int().positive(),
  secret: z.string().min(32),
  /** The SESSION_SECRET of before there was a ring: what it had protected stays readable. */
  isSessionSecret: z.optional(z.boolean()),
  madeAt: z.iso.datetime(),
});

const ring = z.strictObject({
  keys: z.array(key).min(1),
  /** The last link of the audit chain that these keys do not prove: from the next one on every link is keyed. */
  auditStart: z.strictObject({ number: z.int().nonnegative(), digest: z.string() }),
});

export type RingKey = z.output<typeof key>;
export type Ring = z.output<typeof ring>;
export type AuditStart = Ring['auditStart'];

/** Undefined when the text is no ring. */
export function parseRing(text: string): Ring | undefined {
  try {
    const read = ring.safeParse(JSON.parse(text));
    if (!read.success || new Set(read.data.keys.map(({ id }) => id)).size < read.data.keys.length) return undefined;
    return { ...read.data, keys: read.data.keys.toSorted((one, other) => one.id - other.id) };
  } catch {
    return undefined;
  }
}

export function serializeRing(of: Ring): string {
  return JSON.stringify(of, null, 2);
}

/** The old secret never becomes the newest: it may be known wherever the settings or the database are. */
export function newRing(sessionSecret: string | undefined, auditStart: AuditStart, now: Date): Ring {
  const madeAt = now.toISOString();
  const before = sessionSecret ? [{ id: 1, secret: sessionSecret, isSessionSecret: true, madeAt }] : [];
  return { keys: [...before, { id: before.length + 1, secret: newToken(), madeAt }], auditStart };
}

export function withNewKey({ keys, auditStart }: Ring, now: Date): Ring {
  const id = (keys.at(-1)?.id ?? 0) + 1;
  return { keys: [...keys, { id, secret: newToken(), madeAt: now.toISOString() }], auditStart };
}
