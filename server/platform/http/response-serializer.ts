import * as z from 'zod/mini';
import type { $ZodDiscriminatedUnionDef, $ZodLiteral, $ZodObject, $ZodType, $ZodTypes } from 'zod/v4/core';

/** Copies the fields that a shape names; throws a ShapeMismatch where the value has another shape. */
type Copy = (value: unknown) => unknown;

class ShapeMismatch extends Error {}

const copies = new WeakMap<$ZodType, Copy>();

/**
 * Serializes responses of a shape. Fields that the shape does not name stay on the server, and a response of another shape is
 * an error. Formats of strings are checked on input only (docs/decisions/0004-zod.md).
 */
export function createSerializer(shape: $ZodType): (response: unknown) => string {
  return (response) => {
    try {
      return JSON.stringify(createCopier(shape)(response));
    } catch (error) {
      throw error instanceof ShapeMismatch
        ? new Error(`a response of another shape: ${listMismatches(shape, response)}`)
        : error;
    }
  };
}

/** The paths of mismatches, without any values. */
function listMismatches(shape: $ZodType, response: unknown): string {
  const issues = z.safeParse(shape, response).error?.issues ?? [];
  return issues.map(({ path }) => path.join('.')).join(', ');
}

function createCopier(shape: $ZodType): Copy {
  const known = copies.get(shape);
  if (known) return known;
  const copy = compile(shape as $ZodTypes);
  copies.set(shape, copy);
  return copy;
}

function compile({ _zod: { def } }: $ZodTypes): Copy {
  switch (def.type) {
    case 'string':
      return only((value) => typeof value === 'string');
    case 'number':
      return only(Number.isFinite);
    case 'boolean':
      return only((value) => typeof value === 'boolean');
    case 'literal':
      return copyEnum(def.values);
    case 'enum':
      return copyEnum(Object.values(def.entries));
    case 'nullable':
      return unless(null, createCopier(def.innerType));
    case 'optional':
      return unless(undefined, createCopier(def.innerType));
    case 'array':
      return copyList(createCopier(def.element));
    case 'record':
      return copyRecord(createCopier(def.valueType));
    case 'object':
      return copyObject(def.shape);
    case 'union':
      return copyByKind(def as $ZodDiscriminatedUnionDef);
    default:
      throw new Error(`response shapes of the type ${def.type} are not supported yet`);
  }
}

function only(fits: (value: unknown) => boolean): Copy {
  return (value) => {
    if (!fits(value)) throw new ShapeMismatch();
    return value;
  };
}

function copyEnum(values: Iterable<unknown>): Copy {
  const known = [...values];
  return only((value) => known.includes(value));
}

function unless(nothing: null | undefined, copy: Copy): Copy {
  return (value) => (value === nothing ? nothing : copy(value));
}

function copyList(copy: Copy): Copy {
  return (value) => {
    if (!Array.isArray(value)) throw new ShapeMismatch();
    return value.map((one) => copy(one));
  };
}

function copyRecord(copy: Copy): Copy {
  return (value) => Object.fromEntries(Object.entries(asObject(value)).map(([name, one]) => [name, copy(one)]));
}

function copyObject(shape: $ZodObject['_zod']['def']['shape']): Copy {
  const fields = Object.entries(shape).map(([name, field]) => [name, createCopier(field)] as const);
  return (value) => {
    const given = asObject(value);
    const copied: Record<string, unknown> = {};
    for (const [name, copy] of fields) copied[name] = copy(given[name]);
    return copied;
  };
}

function copyByKind({ discriminator, options }: $ZodDiscriminatedUnionDef): Copy {
  const copyOfKind = new Map(
    (options as $ZodObject[]).flatMap((option) => {
      const kinds = (option._zod.def.shape[discriminator] as $ZodLiteral)._zod.def.values;
      return kinds.map((kind) => [kind as unknown, createCopier(option)] as const);
    }),
  );
  return (value) => {
    const copy = copyOfKind.get(asObject(value)[discriminator]);
    if (!copy) throw new ShapeMismatch();
    return copy(value);
  };
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new ShapeMismatch();
  return value as Record<string, unknown>;
}
