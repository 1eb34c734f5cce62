import { consentByRule, endpointIsVerb, folderSize, noCircle, oneAgeRule, pageIsReached } from './boundary-rules.ts';
import { fewExports, noDomainWord } from './index-rules.ts';
import { findNodes, type Import, type Node, type Source } from './sources.ts';
import { tableOwner } from './table-owners.ts';

/** The modules in their order: each may use the ones before it, and none after it. Learned once, true in both trees. */
export const order = [
  'platform',
  'postgres',
  'safety',
  'accounts',
  'staff',
  'profiles',
  'family',
  'points',
  'friends',
  'posts',
  'chat',
  'cards',
  'coloring',
  'games',
  'rewards',
  'feed',
  'activities',
  'help',
  'admin',
];

/** What lies under the browser's modules. */
const webFloor = ['ui', 'app'];
/** Files that know all modules. */
const knowsAll = [
  'server/modules.ts',
  'server/app.ts',
  'server/main.ts',
  'web/routes.tsx',
  'web/main.tsx',
  'web/entry-server.tsx',
];
const FILE_LINES = 300;
const FUNCTION_LINES = 60;
const FRONT_DOOR_LINES = 40;

export interface Rule {
  readonly name: string;
  /** What one file does wrong, seen among all. */
  readonly check: (source: Source, all: readonly Source[]) => readonly string[];
}

export const rules: readonly Rule[] = [
  { name: 'trees', check: trees },
  { name: 'import-order', check: importOrder },
  { name: 'front-door', check: frontDoor },
  { name: 'sql-in-queries', check: sqlInQueries },
  { name: 'visibility-in-friends', check: visibilityInFriends },
  { name: 'settings-in-config', check: settingsInConfig },
  { name: 'time-from-clock', check: timeFromClock },
  { name: 'routes-are-lines', check: routesAreLines },
  { name: 'calls-in-queries', check: callsInQueries },
  { name: 'calls-without-shapes', check: callsWithoutShapes },
  { name: 'codes-not-words', check: codesNotWords },
  { name: 'file-length', check: fileLength },
  { name: 'function-length', check: functionLength },
  { name: 'front-door-length', check: frontDoorLength },
  { name: 'endpoint-is-verb', check: endpointIsVerb },
  { name: 'no-circle', check: noCircle },
  { name: 'folder-size', check: folderSize },
  { name: 'one-age-rule', check: oneAgeRule },
  { name: 'consent-by-rule', check: consentByRule },
  { name: 'few-exports', check: fewExports },
  { name: 'no-domain-word', check: noDomainWord },
  { name: 'table-owner', check: tableOwner },
  { name: 'page-is-reached', check: pageIsReached },
];

/** What the rules find wrong, as `rule: path: what`. */
export function violations(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    rules.flatMap((rule) => rule.check(source, sources).map((what) => `${rule.name}: ${source.path}: ${what}`)),
  );
}

function tree(path: string): string {
  return path.split('/')[0] ?? '';
}

/** The module of a file, undefined for files at the root of a tree. */
function moduleName(path: string): string | undefined {
  const parts = path.split('/');
  return parts.length > 2 ? parts[1] : undefined;
}

function ours(source: Source, accepts: (wanted: Import) => boolean): string[] {
  return source.imports
    .filter((wanted) => wanted.isOurs && accepts(wanted))
    .map((wanted) => `imports ${wanted.target}`);
}

function trees(source: Source): string[] {
  const allowed: Record<string, string[]> = {
    contract: ['contract'],
    server: ['contract', 'server'],
    web: ['contract', 'web'],
    bin: ['contract', 'server', 'bin'],
  };
  // The admin panel shows these documents as they stand.
  const isShown = (target: string) => tree(source.path) === 'web' && /^docs\/for-operators\/.+\?raw$/.test(target);
  const strangers = ours(
    source,
    ({ target }) => !allowed[tree(source.path)]?.includes(tree(target)) && !isShown(target),
  );
  if (tree(source.path) !== 'contract') return strangers;
  const packages = source.imports.filter(({ isOurs, target }) => !isOurs && !target.startsWith('zod'));
  return [...strangers, ...packages.map(({ target }) => `imports ${target}`)];
}

function importOrder(source: Source): string[] {
  const from = moduleName(source.path);
  if (from === undefined || knowsAll.includes(source.path) || !['server', 'web'].includes(tree(source.path))) return [];
  return ours(source, ({ target }) => {
    const to = moduleName(target);
    return tree(target) === tree(source.path) && to !== undefined && place(to) > place(from);
  });
}

/** Where a module stands; what lies under the browser's modules comes first, an unknown module last. */
function place(name: string): number {
  if (webFloor.includes(name)) return webFloor.indexOf(name) - webFloor.length;
  return order.includes(name) ? order.indexOf(name) : order.length;
}

function frontDoor(source: Source): string[] {
  if (tree(source.path) !== 'server') return [];
  const from = moduleName(source.path);
  return ours(source, ({ target }) => {
    const to = moduleName(target);
    const isOwn = to === undefined || to === from || to === 'platform' || to === 'postgres';
    return tree(target) === 'server' && !isOwn && target !== `server/${to}/index.ts`;
  });
}

const asking = ['many', 'maybeOne', 'one', 'run'];

function sqlInQueries(source: Source): string[] {
  if (!source.path.startsWith('server/') || moduleName(source.path) === 'platform') return [];
  if (/(^|\/)([\w-]+-)?queries\.ts$/.test(source.path)) return [];
  return ours(
    source,
    ({ target, values }) => target.endsWith('platform/db/statement.ts') && values.some((name) => asking.includes(name)),
  );
}

/** A column alone does not know who is suspended now: modules ask by the conditions in `visibility`. */
function visibilityInFriends(source: Source): string[] {
  if (tree(source.path) !== 'server' || source.path === 'server/friends/visibility.ts') return [];
  return source.text.includes('is_visible') ? ['asks for is_visible, which is what visibility.isVisible is for'] : [];
}

function settingsInConfig(source: Source): string[] {
  const mayRead = ['server/platform/config.ts', 'server/main.ts'];
  if (mayRead.includes(source.path) || !['server', 'web', 'contract'].includes(tree(source.path))) return [];
  const reads = findNodes(
    source.program,
    (node) => node.type === 'MemberExpression' && isName(node['object'], 'process') && isName(node['property'], 'env'),
  );
  // PostgreSQL's program is started with a part of our own surroundings.
  return source.path.startsWith('server/postgres/') ? [] : reads.map(() => 'reads process.env');
}

function timeFromClock(source: Source): string[] {
  if (tree(source.path) !== 'server' || source.path === 'server/platform/clock.ts') return [];
  const reads = findNodes(source.program, (node) => isNewDate(node) || isDateNow(node));
  return reads.map(({ start }) => `reads the time itself at ${lineNumber(source, start)}`);
}

function isNewDate(node: Node): boolean {
  return node.type === 'NewExpression' && isName(node['callee'], 'Date') && (node['arguments'] as Node[]).length === 0;
}

function isDateNow(node: Node): boolean {
  return node.type === 'MemberExpression' && isName(node['object'], 'Date') && isName(node['property'], 'now');
}

function routesAreLines(source: Source): string[] {
  if (!/^server\/.+\/routes\.ts$/.test(source.path)) return [];
  const branches = ['IfStatement', 'SwitchStatement', 'ConditionalExpression', 'TryStatement'];
  return findNodes(source.program, (node) => branches.includes(node.type)).map(
    ({ start }) => `decides something at ${lineNumber(source, start)}`,
  );
}

function callsInQueries(source: Source): string[] {
  if (tree(source.path) !== 'web' || moduleName(source.path) === 'app' || /\/queries\.ts$/.test(source.path)) return [];
  return ours(source, ({ target, values }) => target === 'web/app/api.ts' && values.includes('api'));
}

const shapes = ['params', 'query', 'body', 'returns', 'allows', 'rateLimit'];

/** The built page keeps only the addresses of calls (decision note 0016), so nothing there may read more of one. */
function callsWithoutShapes(source: Source): string[] {
  if (tree(source.path) !== 'web') return [];
  const names = source.imports
    .filter(({ target }) => /^contract\/(\w+|cards\/kinds\/[\w-]+)\.ts$/.test(target))
    .flatMap(({ values }) => values);
  const reads = findNodes(
    source.program,
    (node) =>
      node.type === 'MemberExpression' &&
      names.some((name) => isName(node['object'], name)) &&
      shapes.some((shape) => isName(node['property'], shape)),
  );
  return reads.map(({ start }) => `reads a shape of a call at ${lineNumber(source, start)}`);
}

const searching = ['includes', 'startsWith', 'endsWith', 'indexOf', 'match', 'search'];

/** A sentence is for people, and another one in each language: what to do is decided by the code beside it (docs/product-decisions.md, P42). */
function codesNotWords(source: Source): string[] {
  if (tree(source.path) !== 'web') return [];
  const reads = findNodes(source.program, (node) => {
    if (node.type === 'BinaryExpression')
      return [
        [node['left'], node['right']],
        [node['right'], node['left']],
      ].some(([one, other]) => isMessage(one) && isWords(other));
    if (node.type === 'SwitchStatement') return isMessage(node['discriminant']);
    if (node.type !== 'CallExpression') return false;
    const { object, property } = node['callee'] as Node;
    const tests = isName(property, 'test') && (node['arguments'] as unknown[]).some(isMessage);
    return tests || (object !== undefined && isMessage(object) && searching.some((name) => isName(property, name)));
  });
  return reads.map(({ start }) => `decides by the words of a message at ${lineNumber(source, start)}`);
}

function isMessage(node: unknown): boolean {
  const { type, expression, property } = node as Node;
  return type === 'ChainExpression' ? isMessage(expression) : isName(property, 'message');
}

/** Whether something is written is no question of words. */
function isWords(node: unknown): boolean {
  const { type, value } = node as Node;
  return type === 'TemplateLiteral' || (typeof value === 'string' && value !== '');
}

function fileLength(source: Source): string[] {
  const lines = source.text.split('\n').length;
  return lines > FILE_LINES + 1 ? [`has ${lines} lines`] : [];
}

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

function functionLength(source: Source): string[] {
  return findNodes(source.program, (node) => functions.includes(node.type))
    .map((node) => ({
      at: lineNumber(source, node.start),
      lines: lineNumber(source, node.end) - lineNumber(source, node.start) + 1,
    }))
    .filter(({ lines }) => lines > FUNCTION_LINES)
    .map(({ at, lines }) => `has a function of ${lines} lines at ${at}`);
}

function frontDoorLength(source: Source): string[] {
  if (!/^server\/\w+\/index\.ts$/.test(source.path)) return [];
  const lines = source.text.split('\n').length - 1;
  const wrong = lines > FRONT_DOOR_LINES ? [`has ${lines} lines`] : [];
  return source.text.startsWith('/**') ? wrong : [...wrong, 'does not say what the module is for'];
}

function isName(node: unknown, name: string): boolean {
  return (node as Node | undefined)?.['name'] === name;
}

function lineNumber(source: Source, at: number): number {
  return source.text.slice(0, at).split('\n').length;
}
