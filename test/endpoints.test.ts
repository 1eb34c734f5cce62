import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audience } from '#contract/shared/endpoint.ts';
import { readContract } from './architecture/contract-rules.ts';
import { type Call, freshCall } from './endpoints/call.ts';
import { calls } from './endpoints/calls.ts';
import { type EndpointWorld, openEndpointWorld } from './endpoints/endpoint-world.ts';
import { wrongBodies, wrongQueries } from './endpoints/wrong-inputs.ts';
import type { Browser } from './world.ts';

const declared = await readContract(fileURLToPath(new URL('..', import.meta.url)));
let pond: EndpointWorld;
/** By what they are. Whoever is refused changes nothing, so the next call takes the same people. */
const people = new Map<string, Promise<Browser>>();
/** Wrong and refused calls leave their input as it is. */
const inputs = new Map<Call, ReturnType<typeof freshCall>>();

beforeAll(async () => {
  pond = await openEndpointWorld();
});
afterAll(() => pond.world[Symbol.asyncDispose]());

it('every endpoint of the contract is tested here', () => {
  const tried = calls.map(({ endpoint }) => endpoint.route);

  expect(tried.toSorted()).toEqual(declared.map(({ endpoint }) => endpoint.route).toSorted());
});

const rows = calls.map((call) => [call.endpoint.route, call] as const);

describe('waits for the database at most three times, with nothing cached', () => {
  it.each(rows)('%s', async (route, call) => {
    const { world } = pond;
    const { browser, path, body } = await freshCall(pond, call);
    await world.pass(31_000); // cached sessions have expired
    const before = await waits(route);

    const reply = await browser.send(method(call), path, body);

    expect([200, 201, 202, 204, 302]).toContain(reply.statusCode);
    expect((await waits(route)) - before).toBeLessThanOrEqual(3);
  });

  it('counts a wait for each query that is awaited', async () => {
    expect(await waits('GET /api/user')).toBeGreaterThan(0);
  });
});

describe('refuses unknown input with a kind sentence', () => {
  it.each(rows)('%s', async (_route, call) => {
    const { browser, path, body } = await preparedCall(call);
    const wrong = [
      ...wrongBodies(call.endpoint, body).map((given) => ({ url: path, given })),
      ...wrongQueries(path).map((url) => ({ url, given: body })),
    ];

    for (const { url, given } of wrong) {
      const reply = await browser.send(method(call), url, given, { 'content-type': 'application/json' });
      const shown = `${url} ${JSON.stringify(given)?.slice(0, 80)} → ${reply.statusCode} ${reply.body.slice(0, 80)}`;
      expect(reply.statusCode, shown).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode, shown).toBeLessThan(500);
      const { message, fields = {} } = reply.json().error;
      for (const said of [message, ...Object.values(fields)]) {
        expect(said, shown).toMatch(/^\p{Lu}/u);
        expect(said, shown).not.toMatch(/^(Invalid|Unrecognized|Too big:|Too small:)|expected /);
      }
    }
  });
});

describe('is closed to everybody outside its audience', () => {
  it.each(rows.filter(([, { endpoint }]) => endpoint.allows !== 'anyone'))('%s', async (_route, call) => {
    const { path, body } = await preparedCall(call);
    const stranger = await pond.world.visitor().send(method(call), path, body);

    expect(stranger.statusCode).toBe(401);
    expect(stranger.json().error.code).toBe('sign_in_required');
    if (call.endpoint.allows === 'parent') return expectNoParent(call, path, body);
    for (const somebody of await strangersTo(call.endpoint.allows)) {
      const reply = await somebody.send(method(call), path, body);

      expect(reply.statusCode).toBe(403);
      expect(reply.json().error.code).toBe('not_for_you');
    }

    if (call.endpoint.allows === 'second_step') return;
    const half = await person('half a moderator', () => pond.newModerator({ needsSecondStep: true }));

    const reply = await half.send(method(call), path, body);

    expect(reply.statusCode).toBe(403);
    expect(reply.json().error.code).toBe('second_step_required');
  });
});

/** To calls for parents, who is signed in as a child or as staff is nobody. */
async function expectNoParent(call: Call, path: string, body: object | undefined): Promise<void> {
  for (const somebody of [await child(), await moderator(), await person('admin', pond.newAdmin)]) {
    const reply = await somebody.send(method(call), path, body);

    expect(reply.json().error.code).toBe('sign_in_required');
  }
}

/** Signed-in people outside an audience. */
async function strangersTo(allows: Audience): Promise<Browser[]> {
  if (allows === 'member') return [];
  if (allows === 'child') return [await moderator()];
  return allows === 'moderator' ? [await child()] : [await child(), await moderator()];
}

const child = () => person('child', pond.newChild);
const moderator = () => person('moderator', pond.newModerator);

function person(kind: string, come: () => Promise<Browser>): Promise<Browser> {
  const somebody = people.get(kind) ?? come();
  people.set(kind, somebody);
  return somebody;
}

function preparedCall(call: Call): ReturnType<typeof freshCall> {
  const input = inputs.get(call) ?? freshCall(pond, call);
  inputs.set(call, input);
  return input;
}

function method(call: Call): string {
  return call.endpoint.route.split(' ')[0] ?? 'GET';
}

/** Database waits of a route so far, from the metrics. */
async function waits(route: string): Promise<number> {
  const { values } = await pond.world.context.metrics.roundTrips.get();
  const sum = values.find(({ metricName, labels }) => metricName?.endsWith('_sum') && labels.route === route);
  return sum?.value ?? 0;
}
