import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSerializer } from './response-serializer.ts';

const shape = z.object({
  id: z.string(),
  tag: z.optional(z.string()),
  of: z.nullable(z.object({ name: z.string(), age: z.number() })),
  mood: z.enum(['happy', 'sorry']),
  unread: z.record(z.string(), z.number()),
  'a "quoted" name': z.boolean(),
  items: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('frog'), far: z.number() }),
      z.object({ type: z.literal('newt'), tail: z.boolean() }),
    ]),
  ),
});
const whole = {
  id: 'a',
  of: { name: 'Pip', age: 7 },
  mood: 'happy',
  unread: { heron: 2 },
  'a "quoted" name': true,
  items: [
    { type: 'frog', far: 3 },
    { type: 'newt', tail: true },
  ],
};

describe('an answer', () => {
  it.each([
    ['what fits', whole],
    ['an optional field', { ...whole, tag: 'pond' }],
    ['an absent and an empty field', { ...whole, tag: undefined, of: null }],
    ['what nobody named, which it leaves out', { ...whole, secret: 1, of: { ...whole.of, secret: 2 } }],
    ['what nobody named in one of several kinds', { ...whole, items: [{ type: 'newt', tail: true, far: 1 }] }],
  ])('is written as zod would read it: %s', (_what, answer) => {
    expect(JSON.parse(createSerializer(shape)(answer))).toEqual(JSON.parse(JSON.stringify(z.parse(shape, answer))));
  });

  it.each([
    ['a missing field', { ...whole, id: undefined }, 'id'],
    ['a field of another type', { ...whole, of: { name: 'Pip', age: '7' } }, 'of.age'],
    ['a number that is none', { ...whole, of: { name: 'Pip', age: Number.NaN } }, 'of.age'],
    ['an unknown word', { ...whole, mood: 'cross' }, 'mood'],
    ['an unknown kind', { ...whole, items: [{ type: 'heron' }] }, 'items.0.type'],
    ['a value of another type in a record', { ...whole, unread: { heron: null } }, 'unread.heron'],
    ['something else than a list', { ...whole, items: {} }, 'items'],
    ['something else than an object', { ...whole, of: 'Pip' }, 'of'],
    ['something else than a boolean', { ...whole, 'a "quoted" name': 1 }, 'a "quoted" name'],
  ])('of another shape is an error that tells where: %s', (_what, answer, where) => {
    expect(() => createSerializer(shape)(answer)).toThrow(new Error(`a response of another shape: ${where}`));
  });

  it('needs a shape of a known type', () => {
    expect(() => createSerializer(z.object({ at: z.date() }))({})).toThrow(
      'response shapes of the type date are not supported yet',
    );
  });
});
