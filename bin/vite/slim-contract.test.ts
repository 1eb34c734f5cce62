import { expect, it } from 'vitest';
import { slim } from './slim-contract.ts';

const file = '/contract/ponds.ts';
const code = `import * as z from 'zod/mini';
export const DEPTH = 3;
export const pond = z.object({ depth: z.number() }).check(z.refine(Boolean));
const look = { limit: 1, seconds: 1 };
export const dig = endpoint({ route: 'POST /api/ponds', summary: 'Digs', allows: 'child', rateLimit: look, body: pond, returns: pond, status: 201 });
export const fill = endpoint({ route: 'DELETE /api/ponds', summary: 'Fills', allows: 'child', rateLimit: look, returns: nothing });
`;

it('keeps the address of a call and whether it returns something', () => {
  expect(slim(code, file, '?calls').split('\n')).toEqual([
    "export const dig = { route: 'POST /api/ponds', status: 201, returns: true };",
    "export const fill = { route: 'DELETE /api/ponds', returns: 'nothing' };",
  ]);
});

it('keeps shapes and numbers for forms, free of side effects and without the calls', () => {
  const shapes = slim(code, file, '?shapes');

  expect(shapes).toContain('export const DEPTH = 3;');
  expect(shapes).toContain('export const pond = /* @__PURE__ */ (() => (z.object(');
  expect(shapes).not.toContain('endpoint(');
});

it('joins both parts for files that import the contract', () => {
  expect(slim(code, file, undefined)).toBe(
    'export * from "/contract/ponds.ts?calls";\nexport * from "/contract/ponds.ts?shapes";',
  );
});
