import { pick, type Random } from '#contract/rules/random.ts';
import type { Audience } from '#contract/shared/endpoint.ts';
import { signUps } from '#server/accounts/index.ts';
import { percent } from '../../bin/random.ts';
import { freshCall } from '../endpoints/call.ts';
import { calls } from '../endpoints/calls.ts';
import type { EndpointWorld } from '../endpoints/endpoint-world.ts';
import { child } from '../support/children.ts';
import { parentSession } from '../support/parents.ts';
import type { FuzzRequest } from './requests.ts';

/** A caller: a cookie, or none. */
export interface Actor {
  readonly name: string;
  readonly cookie: string;
}

const scopes = ['posts', 'buddies', 'chat', 'chat_phrases', 'reach'] as const;

const kinds: Readonly<Record<string, (pond: EndpointWorld) => Promise<{ readonly cookieHeader: string }>>> = {
  visitor: async ({ world }) => world.visitor(),
  child: ({ world }) => child(world, { age: 11, scopes }),
  'older child': ({ world }) => child(world, { age: 14 }),
  parent: async ({ world }) => parentSession(world, await child(world, { age: 9, scopes })),
  'child without consent': ({ world }) => child(world, { scopes: 'pending' }),
  moderator: (pond) => pond.newModerator(),
  'moderator at the second step': (pond) => pond.newModerator({ needsSecondStep: true }),
  admin: (pond) => pond.newAdmin(),
};

const allowed: Readonly<Record<Audience, readonly string[]>> = {
  anyone: ['visitor'],
  member: ['child', 'moderator'],
  child: ['child', 'older child'],
  parent: ['parent'],
  second_step: ['moderator at the second step'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
  operator: ['admin'],
};

/** One account of each kind, created when first needed, and replaced once it is signed out or suspended. */
export class ActorPool {
  readonly #pond: EndpointWorld;
  readonly #known = new Map<string, Actor>();

  constructor(pond: EndpointWorld) {
    this.#pond = pond;
  }

  /** Mostly an actor who may make such a call. */
  pick(random: Random, audience: Audience): Promise<Actor> {
    return this.find(percent(random, 70) ? pick(random, allowed[audience]) : pick(random, Object.keys(kinds)));
  }

  async find(name: string): Promise<Actor> {
    const known = this.#known.get(name);
    if (known) return known;
    const somebody = await retryPreparation(this.#pond, () => kinds[name]?.(this.#pond));
    const actor = { name, cookie: somebody?.cookieHeader ?? '' };
    this.#known.set(name, actor);
    return actor;
  }

  forget({ name }: Actor): void {
    this.#known.delete(name);
  }
}

/** Valid calls by people who may make them, also by parents with the link of a mail. */
export async function validRequests(pond: EndpointWorld, random: Random, count: number): Promise<FuzzRequest[]> {
  const made: FuzzRequest[] = [];
  for (let at = 0; at < count; at += 1) {
    const call = pick(random, calls);
    const { browser, path, body } = await retryPreparation(pond, () => freshCall(pond, call));
    const headers = { cookie: browser.cookieHeader, ...(body ? { 'content-type': 'application/json' } : {}) };
    const [method = 'GET'] = call.endpoint.route.split(' ');
    made.push({ method, url: path, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  }
  return made;
}

/** An admin of the same run may have closed registration or suspended somebody in the meantime. */
async function retryPreparation<T>(pond: EndpointWorld, prepare: () => Promise<T> | T, tries = 5): Promise<T> {
  await signUps.setRegistration(pond.world.context.db, 'open');
  try {
    return await prepare();
  } catch (error) {
    if (tries === 1) throw error;
    return retryPreparation(pond, prepare, tries - 1);
  }
}
