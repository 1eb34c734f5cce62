import type * as z from 'zod/mini';

/** Who may call the endpoint. Required, so that none is open by accident. */
export type Audience =
  | 'anyone' // signed in or not
  | 'member' // a child or a member of staff
  | 'child'
  | 'parent' // by a session of their own, whoever else is signed in
  | 'second_step' // staff who have given their password and not yet a code
  | 'moderator' // moderators and admins
  | 'admin'
  | 'operator'; // holds METRICS_TOKEN

/** What a parent can allow, each on its own. */
export const scopes = ['posts', 'buddies', 'chat_phrases', 'chat', 'multiplayer', 'leaderboards', 'reach'] as const;
export type Scope = (typeof scopes)[number];

/**
 * At most `limit` requests in `seconds`, counted for each account or, where nobody is signed in, each network. Endpoints that
 * anyone may call are always counted for each network too.
 */
export interface RateLimit {
  readonly limit: number;
  readonly seconds: number;
}

type Shape = z.core.$ZodType;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface EndpointDefinition {
  readonly route: `${Method} /${string}`;
  readonly allows: Audience;
  /** The consent that this call needs, besides the role. */
  readonly scope?: Scope;
  /** A parent may call this only for 15 minutes after opening a mailed link. */
  readonly needsFreshLink?: true;
  /**
   * For a child to whom Lilypad is closed by open hours, a daily limit or a pause. `open`: the call works all the same. `finish`: it
   * ends something that has begun, and works for a few minutes more. Left out, the call is refused.
   */
  readonly whenClosed?: 'open' | 'finish';
  readonly rateLimit: RateLimit;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  /** For bodies of more than 64 KB. */
  readonly maxBodyBytes?: number;
  /** Also takes a form, and reads nothing of it: mail programs send one. */
  readonly takesForms?: true;
  /** Shape of the answer; `nothing` for an answer without a body. */
  readonly returns: Shape | typeof nothing;
  /** HTTP status of success. Default: 200, or 204 for `nothing`. */
  readonly status?: 200 | 201 | 202 | 302;
  /** Browsers poll this: if the answer has not changed, the server sends 304. */
  readonly isPolled?: true;
  /** One line for the API description. */
  readonly summary: string;
}

export const nothing = 'nothing';

/** Declares one call. Server and browser derive their types from it. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return Object.freeze(definition);
}

export function isEndpoint(value: unknown): value is EndpointDefinition {
  return typeof value === 'object' && value !== null && 'route' in value && 'allows' in value && 'returns' in value;
}

type Output<S> = S extends Shape ? z.output<S> : undefined;
type Input<S> = S extends Shape ? z.input<S> : undefined;

export type Params<E extends EndpointDefinition> = Output<E['params']>;
export type Query<E extends EndpointDefinition> = Output<E['query']>;
export type Body<E extends EndpointDefinition> = Output<E['body']>;
export type Returns<E extends EndpointDefinition> = E['returns'] extends Shape ? z.input<E['returns']> : undefined;
export type Answer<E extends EndpointDefinition> = E['returns'] extends Shape ? z.output<E['returns']> : undefined;

/** What the browser sends: only the parts that the endpoint declares. */
export type Payload<E extends EndpointDefinition> = (E['params'] extends Shape
  ? { params: Input<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends Shape ? { query?: Input<E['query']> } : { query?: undefined }) &
  (E['body'] extends Shape ? { body: Input<E['body']> } : { body?: undefined });

/** Method and path of a route, with `:names` filled in. */
export function address(
  route: string,
  params: Readonly<Record<string, string>> = {},
): { method: string; path: string } {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method, path };
}
