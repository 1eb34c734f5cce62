import type { EndpointDefinition } from '#contract/shared/endpoint.ts';

const oddities: readonly unknown[] = [null, 7, true, [], {}, ['x'], '', 'x'.repeat(3000), '\u0000', { $gt: '' }];

/** Bodies that an endpoint must refuse, made from a valid one: with an extra field, empty, or with an odd value in each field. */
export function wrongBodies(endpoint: EndpointDefinition, right: object | undefined): unknown[] {
  if (endpoint.route.startsWith('GET')) return [];
  if (right === undefined) return [{ extra: 1 }, [1], '"text"'];
  const fields = Object.entries(right);
  return [
    { ...right, extra: 1 },
    [right],
    '{"broken":',
    'null',
    '',
    ...fields.flatMap(([name, value]) =>
      oddities.filter((odd) => typeof odd !== typeof value || isOddText(odd)).map((odd) => ({ ...right, [name]: odd })),
    ),
  ];
}

/** Texts that no field accepts: much too long, or with a null character. */
function isOddText(value: unknown): boolean {
  return typeof value === 'string' && (value.length > 1000 || value.includes('\u0000'));
}

/** The same address with undeclared query parameters. */
export function wrongQueries(path: string): string[] {
  const more = `${path}${path.includes('?') ? '&' : '?'}`;
  return [`${more}extra=1`, `${more}__proto__=1`];
}
