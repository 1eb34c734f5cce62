/** The texts in a file of TypeScript. What a template fills in reads `…`. */
export function listTexts(source: string): string[] {
  const texts: string[] = [];
  scan(withoutComments(source), 0, undefined, texts);
  return texts;
}

/** Sentences, without titles and single words: at least three words. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(/(?<=[.!?:])\s+(?=["“]?[\p{Lu}…\d])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= 3 && /\p{L}{2}/u.test(sentence));
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*(import|export \*|\/\/).*$/gm, '');
}

/** Reads to the end of the code, or to the brace that closes a value in a template. */
function scan(source: string, start: number, end: string | undefined, texts: string[]): number {
  let at = start;
  let depth = 0;
  while (at < source.length) {
    const sign = source[at] ?? '';
    if (sign === end && depth === 0) return at + 1;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    at = `'"\``.includes(sign) ? readText(source, at + 1, sign, texts) : at + 1;
  }
  return at;
}

function readText(source: string, start: number, quote: string, texts: string[]): number {
  let text = '';
  let at = start;
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') {
      text += source[at + 1] === 'n' ? '\n' : source[at + 1];
      at += 2;
    } else if (quote === '`' && source.startsWith('${', at)) {
      text += '…';
      at = scan(source, at + 2, '}', texts);
    } else {
      text += source[at];
      at += 1;
    }
  }
  texts.push(text);
  return at + 1;
}

/** The prose of a file of Markdown: no code, no tables, no headings, no pictures. */
export function readProse(markdown: string): string {
  return markdown
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/^(#|\||!\[).*$/gm, '')
    .replace(/^- /gm, '\n\n')
    .replace(/\[`?([^\]`]+)`?\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '');
}
