import { pick, type Random } from '#contract/rules/random.ts';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import { MINUTE } from '#server/platform/clock.ts';
import { below } from '../../bin/random.ts';
import type { EndpointWorld } from '../endpoints/endpoint-world.ts';
import { type Actor, ActorPool, validRequests } from './actors.ts';
import { SocketFuzzer } from './frames.ts';
import { SeenValues } from './harvest.ts';
import { anyAddress, changed, type FuzzRequest, requestFor } from './requests.ts';
import type { Source } from './shapes.ts';
import { brokenBytes, type FuzzReply, Wire, wholeBytes } from './wire.ts';

export interface Finding {
  readonly what: string;
  /** Enough to send it again. */
  readonly request: unknown;
}

interface Parts {
  readonly pond: EndpointWorld;
  readonly address: string;
  readonly random: Random;
  readonly endpoints: readonly EndpointDefinition[];
  /** Returns the errors logged since the last call. */
  readonly takeErrors: () => readonly string[];
}

const WAVE = 8;
/** Milliseconds after which a wave counts as hung. */
const WAVE_TIMEOUT = 30_000;
const RIGHT_PER_ROUND = 12;
const endsVisit = ['sign_in_required', 'paused', 'removed'];

/** Sends valid, odd and hostile requests to a whole Lilypad as every kind of caller, and records those that it fails on. */
export class Fuzzer {
  readonly findings: Finding[] = [];
  /** How often each status came back; 0 for a closed connection. */
  readonly statuses = new Map<number, number>();
  readonly #parts: Parts;
  readonly #wire: Wire;
  readonly #harvest = new SeenValues();
  readonly #cast: ActorPool;
  #right: FuzzRequest[] = [];
  #sockets: SocketFuzzer[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#wire = new Wire(Number(new URL(parts.address).port));
    this.#cast = new ActorPool(parts.pond);
  }

  /** Prepares fresh valid requests, and then sends this many. */
  async round(requests: number): Promise<void> {
    const { pond, random } = this.#parts;
    this.#right = await validRequests(pond, random, RIGHT_PER_ROUND);
    for (const { body } of this.#right) if (body) this.#harvest.gather(JSON.parse(body));
    await this.#openSockets();
    for (let sent = 0; sent < requests; sent += WAVE) {
      await this.#wave(Math.min(WAVE, requests - sent));
      if (sent % (WAVE * 12) === 0) pond.world.clock.pass(3 * MINUTE);
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
    this.#wire.close();
  }

  /** Sends a few at the same time. Errors logged meanwhile are recorded with all of them. */
  async #wave(size: number): Promise<void> {
    const sent: unknown[] = [];
    const alarm = Promise.withResolvers<never>();
    const hung = () => alarm.reject(new Error(`nothing comes back: ${JSON.stringify(sent)}`));
    const timer = setTimeout(hung, WAVE_TIMEOUT);
    await Promise.race([this.#sendAll(size, sent), alarm.promise]);
    clearTimeout(timer);
    for (const line of this.#parts.takeErrors()) this.findings.push({ what: line, request: sent });
  }

  async #sendAll(size: number, sent: unknown[]): Promise<void> {
    const work: Promise<void>[] = [];
    for (let at = 0; at < size; at += 1) work.push((await this.#one(sent)).answered);
    await Promise.all(work);
  }

  /** Chooses in a fixed order, so that the same seed chooses the same; the responses are awaited later. */
  async #one(sent: unknown[]): Promise<{ readonly answered: Promise<void> }> {
    const { random } = this.#parts;
    const source: Source = { random, harvest: this.#harvest, malice: pick(random, [0, 2, 10, 30]) };
    const kind = below(random, 100);
    if (kind < 8) return { answered: this.#sendOnSocket(source, sent) };
    const endpoint = pick(random, this.#parts.endpoints);
    const actor = await this.#cast.pick(random, endpoint.allows);
    const request = this.#request(source, actor, endpoint, kind);
    sent.push(request);
    if (kind >= 14) return { answered: this.#note(request, this.#wire.send(request), actor) };
    const bytes = kind < 11 ? brokenBytes(random, request) : wholeBytes(request);
    return { answered: this.#note(request, this.#wire.sendBytes(bytes, pick(random, [0, 1, 3, 10, 30]))) };
  }

  #request(source: Source, actor: Actor, endpoint: EndpointDefinition, kind: number): FuzzRequest {
    const { random } = this.#parts;
    if (kind > 80) return this.#from(random, changed(source, pick(random, this.#right)));
    const request = kind > 70 ? anyAddress(source) : requestFor(source, endpoint);
    return this.#from(random, { ...request, headers: { cookie: actor.cookie, ...request.headers } });
  }

  /** A new IP address for each request, because rate limits are not tested here. */
  #from(random: Random, { headers, ...request }: FuzzRequest): FuzzRequest {
    const ip = `10.${below(random, 250)}.${below(random, 250)}.${below(random, 250)}`;
    return { ...request, headers: { 'x-forwarded-for': ip, ...headers } };
  }

  async #note(request: FuzzRequest, sending: Promise<FuzzReply>, actor?: Actor): Promise<void> {
    try {
      const { status, body } = await sending;
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status >= 500) this.findings.push({ what: `${status} ${body.slice(0, 300)}`, request });
      const answer = body.startsWith('{') ? parsed(body) : undefined;
      if (status < 300) this.#harvest.gather(answer);
      if (actor && endsVisit.includes((answer as { error?: { code: string } })?.error?.code ?? ''))
        this.#cast.forget(actor);
    } catch (error) {
      this.findings.push({ what: String(error), request });
    }
  }

  async #openSockets(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    const actors = await Promise.all(['child', 'older child', 'moderator'].map((name) => this.#cast.find(name)));
    this.#sockets = actors.map(({ cookie }) => new SocketFuzzer(this.#parts.address, cookie));
  }

  async #sendOnSocket(source: Source, sent: unknown[]): Promise<void> {
    const socket = pick(source.random, this.#sockets);
    sent.push(await socket.sendRandom(source));
    for (const refusal of socket.failures) this.findings.push({ what: JSON.stringify(refusal), request: sent });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
