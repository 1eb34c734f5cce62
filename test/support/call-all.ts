import { deleteUser } from '#contract/accounts/departures.ts';
import { logIn, logOut, resetPassword, verifyEmail } from '#contract/accounts.ts';
import { readFeed } from '#contract/feed.ts';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import { acceptStaffInvite } from '#contract/staff.ts';
import type { Call } from '../endpoints/call.ts';
import { calls } from '../endpoints/calls.ts';
import type { EndpointWorld } from '../endpoints/endpoint-world.ts';

/** Without the calls of staff, who read what children report. */
const publicCalls = calls.filter(({ endpoint }) => !['moderator', 'admin', 'operator'].includes(endpoint.allows));

/** These calls change or end the session of the caller, so they come last. */
const sessionChanges: readonly EndpointDefinition[] = [
  logIn,
  logOut,
  verifyEmail,
  resetPassword,
  acceptStaffInvite,
  deleteUser,
];
export const changesSession = ({ endpoint }: Call): boolean => sessionChanges.includes(endpoint);

/** Every call that children and visitors can make, for a table test. */
export const rows = [...publicCalls.filter((call) => !changesSession(call)), ...publicCalls.filter(changesSession)].map(
  (call) => [call.endpoint.route, call] as const,
);

export interface PreparedCalls {
  prepareAll(): Promise<void>;
  prepared(call: Call): ReturnType<Call['prepare']>;
}

/** Prepares the input of each call once, whether or not a reader may make it. */
export function createPreparedCalls(pond: EndpointWorld): PreparedCalls {
  const made = new Map<Call, ReturnType<Call['prepare']>>();
  const prepared = async (call: Call) => {
    if (!made.has(call)) made.set(call, call.prepare(pond));
    return { ...(await made.get(call)) } as Awaited<ReturnType<Call['prepare']>>;
  };
  return {
    prepared,
    prepareAll: async () => {
      for (const call of publicCalls) await prepared(call);
    },
  };
}

/** The address of a call, with each of the ids and names as its parameters. */
export function listAddresses(call: Call, traces: readonly string[], query = ''): string[] {
  const path = call.endpoint.route.split(' ')[1] ?? '';
  if (call.endpoint === readFeed) return [path, ...traces.map((trace) => `${path}?post=${trace}`)];
  if (!path.includes(':')) return [`${path}${query}`];
  return withTraces(path, traces);
}

export function withTraces(path: string, traces: readonly string[]): string[] {
  return traces.map((trace) => path.replace(/:\w+/g, trace));
}

export function getMethod({ endpoint }: Call): string {
  return endpoint.route.split(' ')[0] ?? 'GET';
}

/** Body and headers in one text. */
export function responseText({ body, headers }: { body: string; headers: object }): string {
  return `${body} ${JSON.stringify(headers)}`;
}
