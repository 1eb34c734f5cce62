import * as z from 'zod';
import { newToken } from '../tokens.ts';

/** One key of the ring. The newest one protects new data; older ones still read what they have protected. */
const key = z.strictObject({
  id: z.int().positive(),
  secret: z.string().min(32),
  /** The SESSION_SECRET from before there was a ring: data that it protects stays readable. */
  isSessionSecret: z.optional(z.boolean()),
  madeAt: z.iso.datetime(),
});

const ringShape = z.strictObject({
  keys: z.array(key).min(1),
  /** The last link of the audit chain without a signature by these keys. */
  auditStart: z.strictObject({ number: z.int().nonnegative(), digest: z.string() }),
});

export type RingKey = z.output<typeof key>;
export type Ring = z.output<typeof ringShape>;
export type AuditStart = Ring['auditStart'];

/** Undefined when the text is not a ring. */
export function parseRing(text: string): Ring | undefined {
  try {
    const read = ringShape.safeParse(JSON.parse(text));
    if (!read.success || new Set(read.data.keys.map(({ id }) => id)).size < read.data.keys.length) return undefined;
    return { ...read.data, keys: read.data.keys.toSorted((one, other) => one.id - other.id) };
  } catch {
    return undefined;
  }
}

export function serializeRing(ring: Ring): string {
  return JSON.stringify(ring, null, 2);
}

/** The old secret never becomes the newest key: everybody who can read the settings or the database may know it. */
export function newRing(sessionSecret: string | undefined, auditStart: AuditStart, now: Date): Ring {
  const madeAt = now.toISOString();
  const before = sessionSecret ? [{ id: 1, secret: sessionSecret, isSessionSecret: true, madeAt }] : [];
  return { keys: [...before, { id: before.length + 1, secret: newToken(), madeAt }], auditStart };
}

export function withNewKey({ keys, auditStart }: Ring, now: Date): Ring {
  const id = (keys.at(-1)?.id ?? 0) + 1;
  return { keys: [...keys, { id, secret: newToken(), madeAt: now.toISOString() }], auditStart };
}
