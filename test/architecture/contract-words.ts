import type * as z from 'zod/mini';
import type { Declared } from './contract-rules.ts';

/** A place of a call where somebody may write what they like: `createPost title`. */
export interface WordField {
  readonly name: string;
  /** Something rude that the shape lets through. */
  readonly rude: string;
}

/** Of any length and alphabet that a field may ask for. */
const rude = ['you are such a bitch', 'bitch', 'bitch_face'];

/** Every field of every call that takes rude words, as far as its shape goes; addresses are not written but followed. */
export function wordFields(declared: readonly Declared[]): WordField[] {
  return declared.flatMap(({ name, endpoint }) =>
    [endpoint.body, endpoint.query].flatMap((part) => listFields(part, name)),
  );
}

interface Inner {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
      readonly innerType?: z.ZodMiniType;
      readonly element?: z.ZodMiniType;
      readonly options?: readonly z.ZodMiniType[];
      readonly in?: z.ZodMiniType;
      readonly valueType?: z.ZodMiniType;
    };
  };
}

function listFields(shape: unknown, name: string): WordField[] {
  if (!shape) return [];
  const { type, shape: fields, innerType, element, options, in: input, valueType } = (shape as Inner)._zod.def;
  if (type === 'string') return takesWords(shape as z.ZodMiniType, name);
  if (fields) return Object.entries(fields).flatMap(([field, inner]) => listFields(inner, `${name} ${field}`));
  return [innerType, element, input, valueType, ...(options ?? [])].flatMap((inner) => listFields(inner, name));
}

function takesWords(shape: z.ZodMiniType, name: string): WordField[] {
  const taken = rude.find((words) => shape.safeParse(words).success);
  return taken === undefined ? [] : [{ name, rude: taken }];
}
