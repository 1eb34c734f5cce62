import type { ClaimName } from '#web/help/claims.ts';

/** A proof of test/policies, or a test by its file and title: `server/chat/messages.test.ts: is stored once`. */
export type Evidence = ClaimName | `${string}.test.${'ts' | 'tsx'}: ${string}`;

/** What a text promises, as it stands there, by what proves it. What the text fills in reads `…`. */
export type Claims = Partial<Record<Evidence, readonly string[]>>;
