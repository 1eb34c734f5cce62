import type { Chance } from './chance.ts';
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
  readonly chance: Chance;
  readonly harvest: SeenValues;
  /** Of a hundred values, so many are not what the shape asks for. */
  readonly malice: number;
}

/** A value that fits a shape, or nearly, or not at all. */
export function valueFor(source: Source, shape: unknown, name = ''): unknown {
  if (source.chance.percent(source.malice)) return hostileValue(source.chance);
  return fitting(source, (shape as Shape)._zod.def, name);
}

type Definition = Shape['_zod']['def'];

function fitting(source: Source, def: Definition, name: string): unknown {
  const { chance } = source;
  switch (def.type) {
    case 'object':
      return objectFor(source, def);
    case 'array':
      return Array.from({ length: chance.pick([0, 1, 2, 5]) }, () => valueFor(source, def.element, name));
    case 'union':
      return valueFor(source, chance.pick(def.options ?? []), name);
    case 'optional':
    case 'default':
    case 'prefault':
      return chance.percent(40) ? undefined : valueFor(source, def.innerType, name);
    case 'nullable':
      return chance.percent(30) ? null : valueFor(source, def.innerType, name);
    case 'pipe':
      return valueFor(source, def.in, name);
    case 'enum':
      return chance.pick(Object.values(def.entries ?? {}));
    case 'literal':
      return chance.pick(def.values ?? []);
    case 'boolean':
      return chance.percent(50);
    case 'number':
      return chance.percent(50) ? chance.below(20) : hostileNumber(chance);
    case 'string':
      return textFor(source, def, name);
    default:
      return hostileValue(chance);
  }
}

function objectFor(source: Source, def: Definition): Record<string, unknown> {
  const made: [string, unknown][] = [];
  for (const [name, shape] of Object.entries(def.shape ?? {})) made.push([name, valueFor(source, shape, name)]);
  const { chance } = source;
  if (chance.percent(source.malice)) made.push([chance.pick(['extra', '__proto__', 'constructor', '']), 1]);
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

const WORDS = ['frog', 'a lily pad in the pond', 'Pip', 'I like to jump!', '7', 'ab'];

/** What was heard under this name before, words as long as may be, or something of the right length that is odd. */
function textFor({ chance, harvest }: Source, { checks = [] }: Definition, name: string): string {
  const known = harvest.find(chance, name);
  if (known !== undefined && chance.percent(75))
    return chance.percent(8) ? spoiled(chance, String(known)) : String(known);
  const most = checks.map(({ _zod: { def } }) => def['maximum']).find((value) => typeof value === 'number') as number;
  if (most !== undefined && chance.percent(20)) return 'é'.repeat(Math.max(0, most + chance.pick([-1, 0, 1])));
  if (name === 'cursor' && chance.percent(70)) return hostileCursor(chance);
  if (chance.percent(35)) return hostileText(chance).slice(0, most ?? 100);
  return chance.pick(WORDS);
}

function spoiled(chance: Chance, text: string): string {
  const at = chance.below(text.length + 1);
  return text.slice(0, at) + hostileText(chance).slice(0, 4) + text.slice(at + chance.below(3));
}
