import { logIn, logOut, resetPassword, verifyEmail } from '#contract/accounts.ts';
import { deleteUser } from '#contract/departures.ts';
import { readFeed } from '#contract/feed.ts';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import { acceptStaffInvite } from '#contract/staff.ts';
import { type Call, calls } from '../endpoints/calls.ts';
import type { EndpointWorld } from '../endpoints/endpoint-world.ts';

/** Whoever runs the desk reads what children report: those calls are not asked. */
const asked = calls.filter(({ endpoint }) => !['moderator', 'admin', 'operator'].includes(endpoint.allows));

/** Whoever calls these is somebody else afterwards, or nobody: they are asked last. */
const turning: readonly EndpointDefinition[] = [
  logIn,
  logOut,
  verifyEmail,
  resetPassword,
  acceptStaffInvite,
  deleteUser,
];
export const isTurning = ({ endpoint }: Call): boolean => turning.includes(endpoint);

/** Every call that children and visitors can make, for a table test. */
export const rows = [...asked.filter((call) => !isTurning(call)), ...asked.filter(isTurning)].map(
  (call) => [call.endpoint.route, call] as const,
);

export interface Asker {
  prepareAll(): Promise<void>;
  prepared(call: Call): ReturnType<Call['prepare']>;
}

/** What calls are made with, made once: whether a reader may make them does not matter. */
export function openAsker(pond: EndpointWorld): Asker {
  const made = new Map<Call, ReturnType<Call['prepare']>>();
  const prepared = async (call: Call) => {
    if (!made.has(call)) made.set(call, call.prepare(pond));
    return { ...(await made.get(call)) } as Awaited<ReturnType<Call['prepare']>>;
  };
  return {
    prepared,
    prepareAll: async () => {
      for (const call of asked) await prepared(call);
    },
  };
}

/** The address as it is meant, and with each of the ids and names in the place of every parameter. */
export function addressesOf(call: Call, traces: readonly string[], query = ''): string[] {
  const path = call.endpoint.route.split(' ')[1] ?? '';
  if (call.endpoint === readFeed) return [path, ...traces.map((trace) => `${path}?post=${trace}`)];
  if (!path.includes(':')) return [`${path}${query}`];
  return withTraces(path, traces);
}

export function withTraces(path: string, traces: readonly string[]): string[] {
  return traces.map((trace) => path.replace(/:\w+/g, trace));
}

export function methodOf({ endpoint }: Call): string {
  return endpoint.route.split(' ')[0] ?? 'GET';
}

/** Body and headers, as whoever reads along would see them. */
export function wordsIn({ body, headers }: { body: string; headers: object }): string {
  return `${body} ${JSON.stringify(headers)}`;
}
