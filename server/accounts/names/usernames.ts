import { randomInt } from 'node:crypto';
import * as contract from '#contract/accounts.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { listTakenUsernames } from '../sign-up/sign-up-queries.ts';
import { usernameFlaw } from './username-policy.ts';

export const TAKEN = 'Someone already has that username. Please pick another one.';
const SUGGESTIONS = 3;
const CANDIDATES = 8;

const kinds = ['kind', 'brave', 'happy', 'clever', 'sunny', 'quick', 'calm', 'jolly', 'merry', 'gentle', 'curious'];
const animals = ['otter', 'frog', 'fox', 'heron', 'newt', 'beaver', 'robin', 'turtle', 'panda', 'koala', 'badger'];

export async function checkUsername(context: Context, asked: string): Promise<Returns<typeof contract.checkUsername>> {
  const read = contract.username.safeParse(asked);
  const candidates = suggestUsernames();
  const wanted = read.success ? [read.data, ...candidates] : candidates;
  const taken = await findTaken(context, wanted);
  const suggestions = candidates.filter((name) => !taken.has(name)).slice(0, SUGGESTIONS);
  if (!read.success) return { available: false, reason: read.error.issues[0]?.message, suggestions };
  const flaw = usernameFlaw(read.data);
  if (flaw) return { available: false, reason: flaw, suggestions };
  return taken.has(read.data) ? { available: false, reason: TAKEN, suggestions } : { available: true };
}

/** Names that reveal nothing about the child who picks one. */
function suggestUsernames(): string[] {
  return Array.from({ length: CANDIDATES }, () => `${pick(kinds)}_${pick(animals)}_${randomInt(10, 1000)}`);
}

/** For a child whose name was removed. Long enough to be free, because there is no second try. */
export function neutralUsername(): string {
  return `${pick(animals)}_${randomInt(1_000_000, 10_000_000)}`;
}

async function findTaken(context: Context, usernames: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await listTakenUsernames(context.db, { usernames, now: context.clock.now() });
  return new Set(rows.map(({ username }) => username));
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? 'frog';
}
