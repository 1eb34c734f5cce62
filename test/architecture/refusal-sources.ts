import { findNodes, type Node, readTrees } from './sources.ts';

/** What they say is for mails, paper, copies of a child's things, logs, terminals, the schedule or a riddle, never a refusal. */
const elsewhere =
  /\/(mails|jobs|queries|copy-section)\.ts$|\/mails\/|\/paper\/|\/copies\/(archive|page|section)|-queries\.ts$|^server\/(cards\/generator\/|platform\/|postgres\/|main\.ts)/;

interface Found {
  path: string;
  sentence: string;
}

/** Every literal in a module of the server that reads like a sentence: a capital, a space, no SQL and no programmer's error. */
export function sentencesOfServer(root: string): Found[] {
  return findInServer(root, texts);
}

/** Every template that reads like a sentence and has a hole. */
export function piecesOfServer(root: string): Found[] {
  return findInServer(root, (program) => {
    const templates = findNodes(
      program,
      ({ type, expressions }) => type === 'TemplateLiteral' && (expressions as Node[]).length > 0,
    );
    return templates.flatMap(texts);
  });
}

function findInServer(root: string, find: (program: Node) => string[]): Found[] {
  return readTrees(root)
    .filter(({ path }) => path.startsWith('server/') && !elsewhere.test(path))
    .flatMap(({ path, program }) => {
      const errors = findNodes(program, isError).flatMap((error) => texts(error));
      const sentences = find(program).filter((text) => !errors.includes(text));
      return sentences.map((sentence) => ({ path, sentence }));
    });
}

function texts(node: Node): string[] {
  const literals = findNodes(node, ({ type }) => type === 'Literal' || type === 'TemplateElement');
  return literals
    .map(({ value }) => (typeof value === 'string' ? value : (value as { cooked?: string } | null)?.cooked))
    .filter((text) => text !== undefined && /^[A-Z][a-z']* .*[a-z]/.test(text)) as string[];
}

function isError({ type, callee }: Node): boolean {
  return type === 'NewExpression' && /Error$/.test(String((callee as Node)['name']));
}
