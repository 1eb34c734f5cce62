import { pick, type Random } from '#contract/rules/random.ts';
import { below, percent } from '../../bin/random.ts';
import type { SeenValues } from './harvest.ts';
import { hostileCursor, hostileNumber, hostileText, hostileValue } from './hostile.ts';

/** As zod keeps a shape: what it is, and what it holds. */
interface Shape {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Shape>>;
      readonly options?: readonly Shape[];
      readonly element?: Shape;
      readonly innerType?: Shape;
      readonly in?: Shape;
      readonly entries?: Readonly<Record<string, string>>;
      readonly values?: readonly unknown[];
      readonly checks?: readonly { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }[];
    };
  };
}

export interface Source {
  readonly random: Random;
  readonly harvest: SeenValues;
  /** Of a hundred values, so many are not what the shape asks for. */
  readonly malice: number;
}

/** A value that fits a shape, or nearly, or not at all. */
export function valueFor(source: Source, shape: unknown, name = ''): unknown {
  if (percent(source.random, source.malice)) return hostileValue(source.random);
  return fitting(source, (shape as Shape)._zod.def, name);
}

type Definition = Shape['_zod']['def'];

function fitting(source: Source, def: Definition, name: string): unknown {
  const { random } = source;
  switch (def.type) {
    case 'object':
      return objectFor(source, def);
    case 'array':
      return Array.from({ length: pick(random, [0, 1, 2, 5]) }, () => valueFor(source, def.element, name));
    case 'union':
      return valueFor(source, pick(random, def.options ?? []), name);
    case 'optional':
    case 'default':
    case 'prefault':
      return percent(random, 40) ? undefined : valueFor(source, def.innerType, name);
    case 'nullable':
      return percent(random, 30) ? null : valueFor(source, def.innerType, name);
    case 'pipe':
      return valueFor(source, def.in, name);
    case 'enum':
      return pick(random, Object.values(def.entries ?? {}));
    case 'literal':
      return pick(random, def.values ?? []);
    case 'boolean':
      return percent(random, 50);
    case 'number':
      return percent(random, 50) ? below(random, 20) : hostileNumber(random);
    case 'string':
      return textFor(source, def, name);
    default:
      return hostileValue(random);
  }
}

function objectFor(source: Source, def: Definition): Record<string, unknown> {
  const made: [string, unknown][] = [];
  for (const [name, shape] of Object.entries(def.shape ?? {})) made.push([name, valueFor(source, shape, name)]);
  const { random } = source;
  if (percent(random, source.malice)) made.push([pick(random, ['extra', '__proto__', 'constructor', '']), 1]);
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

const WORDS = ['frog', 'a lily pad in the pond', 'Pip', 'I like to jump!', '7', 'ab'];

/** What was heard under this name before, words as long as may be, or something of the right length that is odd. */
function textFor({ random, harvest }: Source, { checks = [] }: Definition, name: string): string {
  const known = harvest.find(random, name);
  if (known !== undefined && percent(random, 75))
    return percent(random, 8) ? spoiled(random, String(known)) : String(known);
  const most = checks.map(({ _zod: { def } }) => def['maximum']).find((value) => typeof value === 'number') as number;
  if (most !== undefined && percent(random, 20)) return 'é'.repeat(Math.max(0, most + pick(random, [-1, 0, 1])));
  if (name === 'cursor' && percent(random, 70)) return hostileCursor(random);
  if (percent(random, 35)) return hostileText(random).slice(0, most ?? 100);
  return pick(random, WORDS);
}

function spoiled(random: Random, text: string): string {
  const at = below(random, text.length + 1);
  return text.slice(0, at) + hostileText(random).slice(0, 4) + text.slice(at + below(random, 3));
}
