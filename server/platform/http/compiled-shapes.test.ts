import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileShape } from './compiled-shapes.ts';

const plain = () =>
  z.object({
    id: z.string(),
    tag: z.optional(z.string()),
    of: z.nullable(z.object({ name: z.string() })),
    items: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('frog'), far: z.number() }),
        z.strictObject({ type: z.literal('newt'), tail: z.boolean() }),
      ]),
    ),
    named: z.object({ name: z.string() }).check(z.refine(({ name }) => name !== 'toad', 'No toads')),
  });
const whole = {
  id: 'a',
  of: { name: 'Pip' },
  items: [
    { type: 'frog', far: 3 },
    { type: 'newt', tail: true },
  ],
  named: { name: 'Pip' },
};

describe('a compiled shape', () => {
  it.each([
    ['what fits', whole],
    ['what nobody named, which it leaves out', { ...whole, secret: 1, of: { name: 'Pip', secret: 2 } }],
    ['an absent and an empty field', { ...whole, tag: undefined, of: null }],
    ['a field too much where none may be', { ...whole, items: [{ type: 'newt', tail: true, secret: 1 }] }],
    ['a wrong kind', { ...whole, items: [{ type: 'heron' }] }],
    ['a missing field', { ...whole, id: undefined }],
    ['what a check refuses', { ...whole, named: { name: 'toad' } }],
    ['no object at all', 'frog'],
  ])('says the same of %s', (_what, value) => {
    const compiled = plain();
    compileShape(compiled);
    for (const judge of [z.safeParse, z.safeEncode]) {
      const [before, after] = [judge(plain(), value as never), judge(compiled, value as never)];
      expect(after.data).toEqual(before.data);
      expect(after.error?.issues).toEqual(before.error?.issues);
    }
  });
});
