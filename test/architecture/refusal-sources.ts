import { findNodes, type Node, readTrees } from './sources.ts';

/** What they say is for mails, logs, terminals and the schedule, never for the browser. */
const elsewhere = /\/(mails|other-mails|jobs|queries)\.ts$|-queries\.ts$|^server\/(platform\/|postgres\/|main\.ts)/;

/** Every literal in a room of the server that reads like a sentence: a capital, a space, no SQL and no fault of a programmer. */
export function sentencesOfServer(root: string): { path: string; sentence: string }[] {
  return readTrees(root)
    .filter(({ path }) => path.startsWith('server/') && !elsewhere.test(path))
    .flatMap(({ path, program }) => {
      const faults = findNodes(program, isError).flatMap((fault) => texts(fault));
      const sentences = texts(program).filter((text) => !faults.includes(text));
      return sentences.map((sentence) => ({ path, sentence }));
    });
}

function texts(program: Node): string[] {
  const literals = findNodes(program, ({ type }) => type === 'Literal' || type === 'TemplateElement');
  return literals
    .map(({ value }) => (typeof value === 'string' ? value : (value as { cooked?: string } | null)?.cooked))
    .filter((text) => text !== undefined && /^[A-Z][a-z']* .*[a-z]/.test(text)) as string[];
}

function isError({ type, callee }: Node): boolean {
  return type === 'NewExpression' && /Error$/.test(String((callee as Node)['name']));
}
