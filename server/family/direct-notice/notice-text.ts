import type { MailPart, Tone, Words } from '../../platform/mail/mail.ts';

interface Blanks {
  /** The label of the button, for notices that only contain its link. */
  readonly choose: string;
  readonly words: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, string>>;
}

const tones: readonly Tone[] = ['leaf', 'sky', 'sun'];

/**
 * A notice is plain text with the few marks of Markdown that people know: `#` a title, `##` a heading, `>` a line of the
 * summary, `-` a name and its value, `---` the start of the details, `**` around a stressed word, `[words]({some_link})`, which
 * is a button when it stands alone. Blanks are filled after the marks were read, so that a value can never be one.
 */
export function parseNotice(text: string, blanks: Blanks): { readonly title?: string; readonly parts: MailPart[] } {
  const blocks = text.trim().split(/\n\s*\n/);
  const titled = /^# (.+)$/.exec(blocks[0] ?? '');
  const parts = (titled ? blocks.slice(1) : blocks).map((block) => toMailPart(block, blanks));
  return titled?.[1] ? { title: filled(titled[1], blanks), parts } : { parts };
}

function toMailPart(block: string, blanks: Blanks): MailPart {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('## ')) return { heading: filled(first.slice(3), blanks) };
  if (first.startsWith('--- ')) return { divider: filled(first.slice(4), blanks) };
  if (lines.every((line) => line.startsWith('> ')))
    return { summary: lines.map((line, at) => summaryLine(filled(line.slice(2), blanks), at)) };
  if (lines.every((line) => line.startsWith('- '))) return { rows: lines.map((line) => toRow(line.slice(2), blanks)) };
  return aloneLink(block, blanks) ?? toWords(block.replace(/\s+/g, ' '), blanks);
}

function summaryLine(line: string, at: number) {
  const [mark = '', ...rest] = line.split(' ');
  const [, point = '', more = ''] = /^(.+?[.:])(?: (.*))?$/.exec(rest.join(' ')) ?? ['', rest.join(' ')];
  return { mark, tone: tones[at % tones.length] ?? 'leaf', point, more };
}

function toRow(line: string, blanks: Blanks): readonly [string, string] {
  const [name = '', ...value] = line.split(': ');
  return [filled(name, blanks), filled(value.join(': '), blanks)];
}

/** A link on its own line. Only the one that asks for an answer is a button. */
function aloneLink(block: string, { choose, words, links }: Blanks): MailPart | undefined {
  const [, named, name = ''] = /^(?:\[([^\]]+)\]\()?\{(\w+_link)\}\)?$/.exec(block.trim()) ?? [];
  const url = links[name];
  if (!url) return undefined;
  const label = named && filled(named, { choose, words, links });
  return name === 'consent_link' ? { button: label ?? choose, url } : [{ link: label ?? url, url }];
}

const MARK = /\[([^\]]+)\]\(\{(\w+_link)\}\)|\{(\w+_link)\}|\*\*([^*]+)\*\*/g;

function toWords(text: string, blanks: Blanks): Words {
  const found: (string | { link: string; url: string } | { strong: string })[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    const [all, named, ofNamed, bare, strong] = mark;
    found.push(filled(text.slice(at, mark.index), blanks));
    at = mark.index + all.length;
    const url = blanks.links[ofNamed ?? bare ?? ''];
    if (strong !== undefined) found.push({ strong: filled(strong, blanks) });
    else found.push(url === undefined ? all : { link: named ? filled(named, blanks) : url, url });
  }
  if (at === 0) return filled(text, blanks);
  return [...found, filled(text.slice(at), blanks)].filter((word) => word !== '');
}

function filled(text: string, { words }: Blanks): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => words[name] ?? blank);
}
