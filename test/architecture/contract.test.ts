import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import { modules } from '#server/modules.ts';
import { broken, readContract, rules, sound } from './contract-rules.ts';

const declared = await readContract(fileURLToPath(new URL('../..', import.meta.url)));
const served = modules.flatMap((module) => module.routes ?? []).map((route) => route.endpoint);

describe('every call of the contract', () => {
  it('is known', () => {
    expect(declared.length).toBeGreaterThan(25);
  });

  it.each(Object.keys(rules))('%s', (rule) => {
    expect(broken(rule, declared, served)).toEqual([]);
  });
});

describe('a planted violation is refused', () => {
  const frog = { name: 'readFrogs', endpoint: sound };
  const withPart = (part: Partial<EndpointDefinition>) => [{ name: 'readFrogs', endpoint: { ...sound, ...part } }];
  const planted: Record<
    string,
    [declared: { name: string; endpoint: EndpointDefinition }[], served: EndpointDefinition[]]
  > = {
    'served once': [[frog], []],
    'nothing served beside the contract': [[], [sound]],
    'one call a route': [[frog, { name: 'readToads', endpoint: { ...sound } }], []],
    'has an audience': [withPart({ allows: 'everybody' as 'anyone' }), []],
    'has a pace': [withPart({ rateLimit: { limit: 0, seconds: 60 } }), []],
    'says what it is for': [withPart({ summary: '' }), []],
    'reads change nothing': [withPart({ body: z.strictObject({}) }), []],
    'names its parameters': [withPart({ route: 'GET /api/frogs/:id' }), []],
    'refuses unknown fields': [withPart({ query: z.object({ page: z.string() }) }), []],
    'needs no consent that parents are not offered': [withPart({ scope: 'singing' as 'posts' }), []],
    'asks only parents for a fresh link': [withPart({ needsFreshLink: true }), []],
    'answers with named fields': [withPart({ returns: z.object({ frogs: z.any() }) }), []],
  };

  it.each(Object.keys(rules))('%s', (rule) => {
    const [wrong, served] = planted[rule] ?? [[], []];

    expect(broken(rule, wrong, served)).not.toEqual([]);
    expect(broken(rule, [frog], [sound])).toEqual([]);
  });
});
