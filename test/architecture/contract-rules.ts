import { globSync } from 'node:fs';
import * as z from 'zod/mini';
import { offeredScopes } from '#contract/rules/consent.ts';
import { type EndpointDefinition, isEndpoint, nothing } from '#contract/shared/endpoint.ts';

/** A call of the contract with the name it is exported by. */
export interface Declared {
  readonly name: string;
  readonly endpoint: EndpointDefinition;
}

/** Without the folders that hold no calls. */
export const contractFiles = ['contract/*.ts', 'contract/!(shared|rules|art)/**/*.ts'];

export async function readContract(root: string): Promise<Declared[]> {
  const files = globSync(contractFiles, { cwd: root }).sort();
  const modules = await Promise.all(files.map((file) => import(`${root}/${file}`) as Promise<Record<string, unknown>>));
  const declared = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : [])),
  );
  // A front file hands on the calls of its folder.
  return [...new Map(declared.map((one) => [one.endpoint, one])).values()];
}

type Rule = (declared: readonly Declared[], served: readonly EndpointDefinition[]) => string[];

/** What must hold for every call; each rule answers with the names of the calls that break it. */
export const rules: Readonly<Record<string, Rule>> = {
  'served once': (declared, served) =>
    names(declared, ({ endpoint }) => served.filter((one) => one === endpoint).length !== 1),
  'nothing served beside the contract': (declared, served) =>
    served.filter((one) => !declared.some(({ endpoint }) => endpoint === one)).map((one) => one.route),
  'one call a route': (declared) =>
    names(declared, ({ endpoint }) => declared.filter((other) => shape(other) === endpointShape(endpoint)).length > 1),
  'has an audience': (declared) => names(declared, ({ endpoint }) => !audiences.includes(endpoint.allows)),
  'has a pace': (declared) =>
    names(
      declared,
      ({ endpoint: { rateLimit } }) => !(rateLimit?.limit >= 1 && rateLimit.seconds >= 1 && rateLimit.limit <= 1000),
    ),
  'says what it is for': (declared) => names(declared, ({ endpoint }) => !(endpoint.summary?.length > 5)),
  'reads change nothing': (declared) =>
    names(declared, ({ endpoint }) => endpoint.route.startsWith('GET') && endpoint.body !== undefined),
  'names its parameters': (declared) =>
    names(declared, ({ endpoint }) => placeholders(endpoint.route).join() !== listKeys(endpoint.params).join()),
  'refuses unknown fields': (declared) =>
    names(declared, ({ endpoint }) =>
      [endpoint.params, endpoint.query, endpoint.body].some((part) => part && !isStrict(part)),
    ),
  'needs no consent that parents are not offered': (declared) =>
    names(declared, ({ endpoint: { scope } }) => scope !== undefined && !offeredScopes.includes(scope)),
  'asks only parents for a fresh link': (declared) =>
    names(declared, ({ endpoint: { allows, needsFreshLink } }) => needsFreshLink === true && allows !== 'parent'),
  'answers with named fields': (declared) =>
    names(declared, ({ endpoint: { returns } }) => returns !== nothing && !isNamed(returns)),
};

const audiences = ['anyone', 'member', 'child', 'parent', 'second_step', 'moderator', 'admin', 'operator'];

export function broken(rule: string, declared: readonly Declared[], served: readonly EndpointDefinition[]): string[] {
  return rules[rule]?.(declared, served) ?? [`no rule called ${rule}`];
}

function names(declared: readonly Declared[], isBroken: (one: Declared) => boolean): string[] {
  return declared.filter(isBroken).map(({ name }) => name);
}

function shape({ endpoint }: Declared): string {
  return endpointShape(endpoint);
}

/** Two routes that differ only in the name of a parameter are one. */
function endpointShape(endpoint: EndpointDefinition): string {
  return endpoint.route.replace(/:\w+/g, ':');
}

function placeholders(route: string): string[] {
  return [...route.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '').sort();
}

type Inner = {
  _zod: {
    def: {
      type: string;
      shape?: object;
      catchall?: { _zod: { def: { type: string } } };
      innerType?: unknown;
      element?: unknown;
      options?: unknown[];
      valueType?: unknown;
    };
  };
};

function def(shape: unknown) {
  return (shape as Inner)._zod.def;
}

function listKeys(shape: unknown): string[] {
  return shape ? Object.keys(def(shape).shape ?? {}).sort() : [];
}

function isStrict(shape: unknown): boolean {
  const { type, catchall } = def(shape);
  return type === 'object' && catchall?._zod.def.type === 'never';
}

/** Objects and lists of them: an answer of `any` or of free records could leak a field. Figures by id could not. */
function isNamed(shape: unknown): boolean {
  const { type, element, options, shape: fields } = def(shape);
  if (type === 'array') return isNamed(element);
  if (type === 'union') return (options ?? []).every(isNamed);
  return (
    type === 'object' &&
    Object.values(fields ?? {}).every(
      (field) => isFigures(field) || !['any', 'unknown', 'record'].includes(def(field).type),
    )
  );
}

function isFigures(field: unknown): boolean {
  const { type, valueType } = def(field);
  return type === 'record' && def(valueType).type === 'number';
}

/** A plain call that breaks no rule, to plant violations in. */
export const sound: EndpointDefinition = {
  route: 'GET /api/frogs',
  summary: 'All frogs of the pond',
  allows: 'child',
  rateLimit: { limit: 10, seconds: 60 },
  returns: z.object({ frogs: z.number() }),
};
