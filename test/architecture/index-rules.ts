import { findNodes, type Node, type Source } from './sources.ts';

const MAX_EXPORTS = 25;
/** Modules that still export more. These figures may only become smaller. */
const exportsMore: Readonly<Record<string, number>> = { safety: 29 };

/** Other modules use a module by few verbs, never by its queries. */
export function fewExports({ path, program }: Source): string[] {
  const module = /^server\/(\w+)\/index\.ts$/.exec(path)?.[1];
  if (module === undefined) return [];
  const exported = findNodes(program, (node) => node.type === 'ExportNamedDeclaration');
  const names = exported.flatMap((node) =>
    (node['specifiers'] as Node[])
      .filter((one) => node['exportKind'] !== 'type' && one['exportKind'] !== 'type')
      .map((one) => ({ name: (one['local'] as { name: string }).name, from: importSource(node) })),
  );
  const namespaces = findNodes(program, (node) => node.type === 'ExportAllDeclaration').map((node) => ({
    name: (node['exported'] as { name: string } | null)?.name ?? 'everything',
    from: importSource(node),
  }));
  names.push(...namespaces);
  const most = exportsMore[module] ?? MAX_EXPORTS;
  const queries = names
    .filter(({ from }) => from.endsWith('queries.ts'))
    .map(({ name }) => `exports the query ${name}`);
  return names.length > most ? [...queries, `exports ${names.length} names, more than ${most}`] : queries;
}

function importSource(node: Node): string {
  return (node['source'] as { value: string } | null)?.value ?? '';
}

const domainWords =
  /child|parent|guardian|post|comment|chat|riddle|trivia|joke|friend|budd|consent|family|moderat|streak|like|game/;
/** Words that platform may say, and why. */
const platformMaySay: Readonly<Record<string, string>> = {
  ChildActor: 'who may call is part of an endpoint: its audience',
  ParentActor: 'who may call is part of an endpoint: its audience',
  parentActor: 'who may call is part of an endpoint: its audience',
  parentId: 'a fact of the actor, read with the session',
  authenticateParent: 'parents have sessions of their own',
  authorizeParent: 'parents have sessions of their own',
  parentCookie: 'parents have sessions of their own',
  ConsentStatus: 'a fact of the actor, read with the session',
  consent: 'a fact of the actor, read with the session',
  ConsentMethod: 'a setting of the operator: all of them are read in one file, config.ts',
  consentMethods: 'a setting of the operator: all of them are read in one file, config.ts',
  consentAge: 'a setting of the operator: all of them are read in one file, config.ts',
  CONSENT_AGE: 'a setting of the operator: all of them are read in one file, config.ts',
  CONSENT_METHODS: 'a setting of the operator: all of them are read in one file, config.ts',
  child: "Fastify's name for a store of one route",
  parentPort: "Node's name for the way back from a worker",
  postMessage: "Node's name for a message to a worker",
  postWebhook: "HTTP's verb",
};

/** The platform would serve any product: what it says of children and their things belongs into a module. */
export function noDomainWord({ path, program }: Source): string[] {
  if (!path.startsWith('server/platform/')) return [];
  const names = findNodes(program, (node) => node.type === 'Identifier').map((node) => String(node['name']));
  return [...new Set(names)]
    .filter((name) => words(name).some((word) => domainWords.test(word)) && !(name in platformMaySay))
    .map((name) => `says ${name}`);
}

function words(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => !/^(endpoints?|postgres\w*|unlike\w*)$/.test(word));
}
