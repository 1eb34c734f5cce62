import { address, type EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { Person } from '../support/people.ts';
import type { Browser } from '../world.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** A call that succeeds; its input is prepared again for each use. */
export interface Call {
  readonly endpoint: EndpointDefinition;
  readonly prepare: (pond: EndpointWorld) => Promise<Prepared>;
}

export interface Prepared {
  readonly browser: Browser;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}

/** Browser, address and body of a call. */
export async function freshCall(pond: EndpointWorld, { endpoint, prepare }: Call) {
  const { browser, params, query = '', body } = await prepare(pond);
  return { browser, path: `${address(endpoint.route, params).path}${query}`, body };
}

export const asVisitor =
  (body?: object, query = '') =>
  async ({ world }: EndpointWorld): Promise<Prepared> => ({
    browser: world.visitor(),
    query,
    ...(body ? { body } : {}),
  });

export const asChild =
  (given: (pond: EndpointWorld) => Omit<Prepared, 'browser'> = () => ({})) =>
  async (pond: EndpointWorld): Promise<Prepared> => ({ browser: await pond.newChild(), ...given(pond) });

/** A parent who calls about their own child. */
export const asParent =
  (given: (child: Person, pond: EndpointWorld) => Omit<Prepared, 'browser'> = () => ({})) =>
  async (pond: EndpointWorld): Promise<Prepared> => {
    const { browser, child } = await pond.newParent();
    return { browser, ...given(child, pond) };
  };

export const asModerator = async (pond: EndpointWorld): Promise<Prepared> => ({ browser: await pond.newModerator() });

export const asAdmin =
  (given: (pond: EndpointWorld) => Omit<Prepared, 'browser'> = () => ({})) =>
  async (pond: EndpointWorld): Promise<Prepared> => ({ browser: await pond.newAdmin(), ...given(pond) });

let names = 0;
/** A username that nobody has yet. */
export function newName(): string {
  names += 1;
  return `minnow_${names}`;
}
