import { findNodes, type Node, type Source } from './sources.ts';

/** One name for an endpoint and its verb: who knows one finds the other. */
export function endpointIsVerb({ path, program }: Source): string[] {
  if (!/^server\/.+\/routes\.ts$/.test(path)) return [];
  const served = findNodes(program, (node) => isCall(node) && nodeName(node['callee']) === 'serve');
  return served.flatMap((node) => {
    const [endpoint, handler] = node['arguments'] as Node[];
    const name = nodeName(endpoint);
    const calls = [...findNodes(handler, isCall).map((call) => nodeName(call['callee'])), nodeName(handler)];
    return calls.includes(name) ? [] : [`serves ${name} by another name: ${calls.filter(Boolean).join(', ')}`];
  });
}

/** Holds nothing but types, and names the parts of the platform, whose functions take it. */
const CONTEXT = 'server/platform/context.ts';

/** Two files that import each other, types counted, can only be read and moved together. */
export function noCircle({ path }: Source, all: readonly Source[]): string[] {
  const sources = new Map(all.map((source) => [source.path, source]));
  const listImports = (from: string) =>
    (sources.get(from)?.imports ?? [])
      .filter(({ target, values }) => !(target === CONTEXT && values.length === 0))
      .map(({ target }) => target);
  const reached = new Set<string>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const target of listImports(next))
      if (sources.has(target) && !reached.has(target)) {
        reached.add(target);
        open.push(target);
      }
  return reached.has(path)
    ? [
        `imports itself through ${listImports(path)
          .filter((to) => reached.has(to))
          .join(', ')}`,
      ]
    : [];
}

/** A page that web/pages.ts does not declare, and no other page shows, is one that nobody can reach. */
export function pageIsReached({ path }: Source, all: readonly Source[]): string[] {
  if (!/^web\/.+Page\.tsx$/.test(path)) return [];
  const isImported = all.some(({ imports }) => imports.some(({ target }) => target === path));
  return isImported ? [] : ['is declared neither in web/pages.ts nor shown by another page'];
}

const MAX_FILES = 25;

/** A folder is a noun with several files: one alone needs none, and too many hold more than one noun. */
export function folderSize({ path }: Source, all: readonly Source[]): string[] {
  const folder = toFolder(path);
  const files = all.filter((source) => toFolder(source.path) === folder);
  if (files[0]?.path !== path || path.startsWith('bin/')) return [];
  if (files.length > MAX_FILES) return [`is one of ${files.length} files in its folder`];
  return files.length === 1 ? ['is alone in its folder'] : [];
}

function toFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

const ages = ['ageOn', 'toAgeGroup'];
/** Where an age is counted by hand, and why. */
const countsAges: Readonly<Record<string, string>> = {
  'contract/rules/age.ts': 'the rule itself',
  'contract/rules/family/corrections.ts': 'what another date of birth would change, on both days given',
  'server/accounts/policy.ts': "a child's age in their own time zone, for what concerns nobody else",
  'server/friends/birth-dates.ts': 'the groups as ranges of birth dates, for an index',
  'server/accounts/for-staff/child-stats.ts': 'ages that the database has counted, grouped for staff',
  'web/accounts/sign-up/sign-up-rules.ts': 'which form to show; the server decides by its own clock',
};

/** Which age group a child is in is decided by one rule with one clock, or two children could see different answers. */
export function oneAgeRule({ path, program }: Source): string[] {
  if (path in countsAges || path.startsWith('bin/')) return [];
  return findNodes(program, isCall)
    .map((node) => nodeName(node['callee']))
    .filter((name) => name !== undefined && ages.includes(name))
    .map((name) => `counts an age by ${name}`);
}

/** Whether a child has consent is one rule: `hasConsent`. Only family, which records the answers, knows the states by name. */
export function consentByRule({ path, program }: Source): string[] {
  if (!path.startsWith('server/') || path.startsWith('server/family/') || path === 'server/safety/consent.ts')
    return [];
  const compared = findNodes(program, (node) => {
    const sides = [node['left'], node['right']];
    return (
      node.type === 'BinaryExpression' &&
      sides.some((side) => nodeName(side) === 'consent') &&
      sides.some((side) => (side as Node)['value'] === 'granted')
    );
  });
  return compared.map(() => "compares a consent with 'granted': ask hasConsent");
}

function isCall(node: Node): boolean {
  return node.type === 'CallExpression';
}

/** The name of `listPosts` and of `contract.listPosts`. */
function nodeName(node: unknown): string | undefined {
  const { name, property } = (node ?? {}) as { name?: string; property?: unknown };
  return name ?? (property === undefined ? undefined : nodeName(property));
}
