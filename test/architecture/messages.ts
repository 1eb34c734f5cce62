const LITERAL = /'([\w.-]+)'(?!:)/g;
const TEMPLATE = /`((?:[\w.-]|\$\{[^}`]*\})+)`/g;
const HOLE = /\$\{[^}]*\}/;

/** The messages that no code names, neither in full nor by a template such as `pond.${kind}`. */
export function findUnusedMessages(names: readonly string[], code: readonly string[]): string[] {
  const literals = new Set(code.flatMap((text) => [...text.matchAll(LITERAL)].map(([, name = '']) => name)));
  const templates = [...new Set(code.flatMap(listTemplates))].map(toPattern);
  return names.filter((name) => !literals.has(name) && !templates.some((pattern) => pattern.test(name)));
}

/** Only those that can name a message: with holes, and a dot and letters outside them. */
function listTemplates(text: string): string[] {
  return [...text.matchAll(TEMPLATE)]
    .map(([, template = '']) => template)
    .filter((template) => HOLE.test(template) && /[a-z]\.|\.[a-z]/.test(template.split(HOLE).join('')));
}

/** A hole stands for one part of a name. It has several at the start, and an act of the audit has two. */
function toPattern(template: string): RegExp {
  const part = template.startsWith('safety.audit.act.') ? '[^.]+\\.[^.]+' : '[^.]+';
  const pattern = template.split(HOLE).map(RegExp.escape).join(part);
  return new RegExp(`^${template.startsWith('$') ? pattern.replace(part, '.+') : pattern}$`);
}
