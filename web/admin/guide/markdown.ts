/** A piece of a line: words, stressed words, code, or a link to another document. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly line: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly line: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] };
type Row = readonly (readonly Inline[])[];

/** As much of Markdown as our own documents use: headings, paragraphs, lists, tables. Nothing of it becomes HTML by itself. */
export function parseMarkdown(markdown: string): Block[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => parseBlocks(part.split('\n')));
}

function parseBlocks(lines: readonly string[]): Block[] {
  const [first = ''] = lines;
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) {
    const [, marks = '', words = ''] = heading;
    const rest = lines.slice(1);
    const block: Block = { kind: 'heading', level: marks.length, line: parseInline(words) };
    return rest.length > 0 ? [block, ...parseBlocks(rest)] : [block];
  }
  if (first.startsWith('|')) return [parseTable(lines)];
  if (isItem(first)) return [parseList(lines)];
  return [{ kind: 'paragraph', line: parseInline(lines.join(' ')) }];
}

const ITEM = /^(-|\d+\.) /;

function isItem(line: string): boolean {
  return ITEM.test(line);
}

function parseList(lines: readonly string[]): Block {
  const items = lines.join('\n').split(/\n(?=- |\d+\. )/);
  const words = items.map((item) => item.replace(ITEM, '').replaceAll(/\n\s*/g, ' '));
  return { kind: 'list', isOrdered: /^\d/.test(lines[0] ?? ''), items: words.map(parseInline) };
}

function parseTable(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => parseInline(cell.trim())),
  );
  return { kind: 'table', head, rows };
}

function parseInline(text: string): Inline[] {
  return text
    .split(/(\*\*.+?\*\*|`[^`]+`|\[[^\]`]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      if (words !== undefined && to !== undefined) return { kind: 'link', text: words, to };
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}
