import { findNodes, type Node, type Source } from './sources.ts';

/** One name for an endpoint and its verb: who knows one finds the other. */
export function endpointIsVerb({ path, program }: Source): string[] {
  if (!/^server\/.+\/routes\.ts$/.test(path)) return [];
  const served = findNodes(program, (node) => isCall(node) && nameOf(node['callee']) === 'serve');
  return served.flatMap((node) => {
    const [endpoint, handler] = node['arguments'] as Node[];
    const name = nameOf(endpoint);
    const calls = [...findNodes(handler, isCall).map((call) => nameOf(call['callee'])), nameOf(handler)];
    return calls.includes(name) ? [] : [`serves ${name} by another name: ${calls.filter(Boolean).join(', ')}`];
  });
}

function isCall(node: Node): boolean {
  return node.type === 'CallExpression';
}

/** The name of `listPosts` and of `contract.listPosts`. */
function nameOf(node: unknown): string | undefined {
  const { name, property } = (node ?? {}) as { name?: string; property?: unknown };
  return name ?? (property === undefined ? undefined : nameOf(property));
}
