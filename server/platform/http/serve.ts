import type { Body, EndpointDefinition, Params, Query, Returns } from '#contract/shared/endpoint.ts';
import type { Actor, ChildActor, StaffActor } from '../actor.ts';
import type { Context } from '../context.ts';

/** Who stands before a handler, by the audience of its endpoint. */
type ActorFor<E extends EndpointDefinition> = E['allows'] extends 'child'
  ? ChildActor
  : E['allows'] extends 'second_step' | 'moderator' | 'admin'
    ? StaffActor
    : E['allows'] extends 'member'
      ? Actor
      : Actor | undefined;

export interface Client {
  /** Where the call comes from, as far as it tells one network from another. */
  readonly address: string;
  /** Browser and system, as it names itself. */
  readonly device: string;
  /** Whether the request was made on this very machine and not through a proxy. */
  readonly isLocal: boolean;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, lifetime: { readonly seconds: number } | 'session'): void;
  clearCookie(name: string): void;
  redirect(path: string): void;
  /** Answers with a file for everybody that never changes. */
  sendFile(bytes: Uint8Array, type: string): void;
  /** Answers with a file that not everybody may see, nor for ever: the browser keeps it, and asks each time whether it still may. */
  sendPrivateFile(bytes: Uint8Array, type: string, tag: string): void;
}

export interface EndpointRequest<E extends EndpointDefinition> {
  readonly context: Context;
  readonly actor: ActorFor<E>;
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly client: Client;
}

/** What a route may look at in a call whose shape was not looked at yet and may be refused. */
export interface UnvalidatedRequest {
  readonly context: Context;
  readonly client: Client;
  readonly body: unknown;
}

export interface Route {
  readonly endpoint: EndpointDefinition;
  /** Runs before the shape is checked, and refuses nothing. */
  readonly preValidation?: ((request: UnvalidatedRequest) => void) | undefined;
  readonly handle: (request: EndpointRequest<EndpointDefinition>) => Promise<unknown>;
}

/** Binds an endpoint of the contract to the verb that answers it. */
export function serve<E extends EndpointDefinition>(
  endpoint: E,
  handle: (request: EndpointRequest<E>) => Promise<Returns<E>>,
  preValidation?: Route['preValidation'],
): Route {
  return { endpoint, preValidation, handle: handle as unknown as Route['handle'] };
}
