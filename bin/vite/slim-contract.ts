import { readFileSync } from 'node:fs';
import { type Plugin, parseSync } from 'vite';

/**
 * Gives the browser only what it needs of the contract: the address of a call, but not its shapes, which the server checks.
 * So each file becomes two, `?calls` (bare addresses) and `?shapes` (all the rest, free of side effects),
 * and only pages that check a form load shapes and with them zod.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    load(id) {
      const [, file, part] = /^(.*\/contract\/[^?]+\.ts)(\?calls|\?shapes)?$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const code = readFileSync(file, 'utf8');
      this.addWatchFile(file);
      return { code: slim(code, file, part), moduleSideEffects: false };
    },
  };
}

export function slim(code: string, file: string, part: string | undefined): string {
  const constants = listConstants(code, file);
  const calls = constants.filter(isEndpoint);
  if (part === '?calls')
    return calls.map((call) => `export const ${call.name} = ${address(code, call.init)};`).join('\n');
  if (part === undefined && calls.length > 0)
    return ['calls', 'shapes'].map((name) => `export * from ${JSON.stringify(`${file}?${name}`)};`).join('\n');
  let shapes = code;
  // From the end on, so that earlier offsets stay valid.
  for (const constant of constants.reverse()) {
    const { statement, init } = constant;
    const [from, to, text] = isEndpoint(constant)
      ? [statement.start, statement.end, '']
      : [init.start, init.end, `/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`];
    shapes = shapes.slice(0, from) + text + shapes.slice(to);
  }
  return shapes;
}

/** `{ route, status, returns }`, where `returns` only says whether there is a body. */
function address(code: string, call: Node): string {
  const properties = call.arguments?.[0]?.properties ?? [];
  const kept = properties.filter(({ key }) => key?.name === 'route' || key?.name === 'status');
  const returns = properties.find(({ key }) => key?.name === 'returns')?.value;
  const parts = kept.map(({ start, end }) => code.slice(start, end));
  return `{ ${[...parts, `returns: ${returns?.name === 'nothing' ? "'nothing'" : 'true'}`].join(', ')} }`;
}

function isEndpoint({ init }: Constant): boolean {
  return init.callee?.name === 'endpoint';
}

/** The parts of the syntax tree that are read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  callee?: Node;
  key?: Node;
  value?: Node;
  arguments?: Node[];
  properties?: Node[];
  declaration?: Node | null;
  declarations?: { id: Node; init: Node | null }[];
}

interface Constant {
  name: string | undefined;
  statement: Node;
  init: Node;
}

/** Top-level constants that a call creates, one per statement. */
function listConstants(code: string, file: string): Constant[] {
  const program = parseSync(file, code).program as unknown as { body: Node[] };
  return program.body.flatMap((statement) => {
    const [first] = (statement.declaration ?? statement).declarations ?? [];
    return first?.init?.type === 'CallExpression' ? [{ name: first.id.name, statement, init: first.init }] : [];
  });
}
