import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type EndpointDefinition, isEndpoint, nothing } from '#contract/shared/endpoint.ts';
import { factsSeen, parentFacts, shownByCalls } from './parent-sees.ts';

const folder = new URL('../../', import.meta.url);

/** Every call for parents, by its name. */
async function callsForParents(): Promise<Map<string, EndpointDefinition>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('rules/'),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const exported = modules.flatMap((module) => Object.entries(module));
  return new Map(
    exported.filter(
      (entry): entry is [string, EndpointDefinition] => isEndpoint(entry[1]) && entry[1].allows === 'parent',
    ),
  );
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly innerType?: unknown;
  readonly valueType?: unknown;
  readonly options?: readonly unknown[];
}

/** The fields of an answer, as `children.avatar.emoji`. */
function listFields(schema: unknown, path = ''): readonly string[] {
  const definition = (schema as { _zod?: { def: Definition } })._zod?.def;
  if (definition?.shape)
    return Object.entries(definition.shape).flatMap(([name, inner]) =>
      listFields(inner, path ? `${path}.${name}` : name),
    );
  const inner = definition?.element ?? definition?.innerType ?? definition?.valueType;
  if (inner) return listFields(inner, path);
  if (definition?.options) return definition.options.flatMap((option) => listFields(option, path));
  return [path];
}

const listed = (name: string) => Object.values(shownByCalls[name] ?? {}).flat();

it('every field that a call shows to parents is in the table, and nothing else', async () => {
  const calls = await callsForParents();
  const unlisted = [...calls].flatMap(([name, { returns }]) =>
    returns === nothing
      ? []
      : listFields(returns)
          .filter((field) => !listed(name).includes(field))
          .map((field) => `${name} shows ${field}: say in parent-sees.ts which fact that is`),
  );
  const gone = Object.keys(shownByCalls).flatMap((name) => {
    const { returns } = calls.get(name) ?? { returns: nothing };
    const fields = returns === nothing ? [] : listFields(returns);
    return listed(name)
      .filter((field) => !fields.includes(field))
      .map((field) => `${name} no longer shows ${field}`);
  });

  expect(unlisted).toEqual([]);
  expect(gone).toEqual([]);
});

it('every fact is shown by a call', () => {
  const shown = new Set(Object.values(shownByCalls).flatMap((facts) => Object.keys(facts)));

  expect(parentFacts.filter((fact) => !shown.has(fact))).toEqual([]);
});

it('no call shows parents a word of a crisis, a case or a message that was refused', () => {
  const all = Object.keys(shownByCalls).flatMap(listed);

  expect(all.filter((field) => /crisis|case|help|harm|alarm|verdict|comfort/i.test(field))).toEqual([]);
});

it.each([
  [{ grownUps: 0, consent: 'not_needed', switchedOn: [] }, 0],
  [{ grownUps: 1, consent: 'pending', switchedOn: ['chats'] }, 1],
  [{ grownUps: 1, consent: 'revoked', switchedOn: [] }, 1],
  [{ grownUps: 1, consent: 'granted', switchedOn: [] }, parentFacts.length - 1],
  [{ grownUps: 2, consent: 'not_needed', switchedOn: ['chats'] }, parentFacts.length],
] as const)('%j: %i facts are seen', (standing, count) => {
  expect(factsSeen(standing)).toHaveLength(count);
});
