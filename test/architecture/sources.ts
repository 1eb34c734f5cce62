import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** A file of one of the trees as the rules see it. */
export interface Source {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly program: Node;
}

export interface Import {
  /** Path from the root for a file of ours, else the package's name. */
  readonly target: string;
  readonly isOurs: boolean;
  /** Names taken, without those that are types only. */
  readonly values: readonly string[];
}

/** A node of the syntax tree; only what the rules look at. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** All code of the three trees, tests aside. */
export function readTrees(root: string): Source[] {
  const paths = globSync(['contract/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}', 'bin/**/*.ts'], { cwd: root });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
}

export function readSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      values: entries.filter((entry) => !entry.isType).map((entry) => entry.importName.name ?? 'default'),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType, importName }) =>
        moduleRequest ? [{ request: moduleRequest.value, values: isType ? [] : [importName.name ?? '*'] }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: text.slice(start + 1, end - 1),
      values: ['*'],
    })),
  ];
  return {
    path,
    text,
    program: program as unknown as Node,
    imports: imports.map(({ request, values }) => ({ ...resolve(path, request), values })),
  };
}

function resolve(from: string, request: string): { target: string; isOurs: boolean } {
  if (request.startsWith('#')) return { target: request.slice(1), isOurs: true };
  if (request.startsWith('.'))
    return { target: normalize(join(dirname(from), request)).replaceAll('\\', '/'), isOurs: true };
  return { target: request, isOurs: false };
}

/** Every node of the tree that the predicate accepts. */
export function findNodes(node: unknown, accepts: (node: Node) => boolean, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const item of node) findNodes(item, accepts, found);
  else if (isNode(node)) {
    if (accepts(node)) found.push(node);
    for (const value of Object.values(node)) if (typeof value === 'object') findNodes(value, accepts, found);
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
