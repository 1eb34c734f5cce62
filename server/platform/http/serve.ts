import type { Readable } from 'node:stream';
import type { Body, EndpointDefinition, Params, Query, Returns } from '#contract/shared/endpoint.ts';
import type { Actor, ChildActor, ParentActor, StaffActor } from '../actor.ts';
import type { Context } from '../context.ts';

/** The actor that a verb receives, by the audience of its endpoint. */
type ActorFor<E extends EndpointDefinition> = E['allows'] extends 'child'
  ? ChildActor
  : E['allows'] extends 'parent'
    ? ParentActor
    : E['allows'] extends 'second_step' | 'moderator' | 'admin'
      ? StaffActor
      : E['allows'] extends 'member'
        ? Actor
        : Actor | undefined;

export interface Client {
  /** The network that the request comes from. */
  readonly address: string;
  /** The User-Agent header. */
  readonly device: string;
  /** Whether the request comes from this very machine and not through a proxy. */
  readonly isLocal: boolean;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, lifetime: { readonly seconds: number } | 'session'): void;
  clearCookie(name: string): void;
  redirect(path: string): void;
  /** Sends a public file that never changes. */
  sendFile(bytes: Uint8Array, type: string): void;
  /** Sends a file that not everybody may see: the browser revalidates it by `tag` before each use. */
  sendPrivateFile(bytes: Uint8Array, type: string, tag: string): void;
  /** Sends a file for the browser to save. No cache keeps it. */
  sendDownload(file: Download): void;
}

export interface Download {
  readonly stream: Readable;
  readonly type: string;
  /** Letters, digits, points and hyphens. */
  readonly filename: string;
  readonly bytes: number;
}

export interface EndpointRequest<E extends EndpointDefinition> {
  readonly context: Context;
  readonly actor: ActorFor<E>;
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly client: Client;
}

/** A request that was not validated yet. */
export interface UnvalidatedRequest {
  readonly context: Context;
  readonly client: Client;
  readonly body: unknown;
}

export interface Route {
  readonly endpoint: EndpointDefinition;
  /** Runs before validation; must not refuse anything. */
  readonly preValidation?: ((request: UnvalidatedRequest) => void) | undefined;
  readonly handle: (request: EndpointRequest<EndpointDefinition>) => Promise<unknown>;
}

/** Binds an endpoint of the contract to its verb. */
export function serve<E extends EndpointDefinition>(
  endpoint: E,
  handle: (request: EndpointRequest<E>) => Promise<Returns<E>>,
  preValidation?: Route['preValidation'],
): Route {
  return { endpoint, preValidation, handle: handle as unknown as Route['handle'] };
}
