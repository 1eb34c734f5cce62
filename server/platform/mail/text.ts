import { layoutWords } from './layout-words.ts';
import { findLinks, isWords, type Mail, type MailOperator, type MailPart, plainWords, type Words } from './mail.ts';

const WIDTH = 72;

/** The mail for programs that show plain text: everything that the page says, with each link in brackets on a line of its own. */
export function mailText(mail: Mail, operator: MailOperator): string {
  const { subject, title = subject, parts, ending = [], language = 'en' } = mail;
  const { operatorName, operatorAddress, contactEmail, publicUrl } = operator;
  const words = layoutWords[language];
  const owner = [
    operatorName ? words.runBy(operatorName) : words.unnamedOperator,
    operatorAddress ?? '',
    contactEmail ?? '',
    bracketed(publicUrl),
  ].filter((line) => line !== '');
  const blocks = [wrapped(title), ...parts.map(partText), '-- ', owner.map((line) => wrapped(line)).join('\n')];
  return `${[...blocks, ...ending.map(wordsText)].join('\n\n')}\n`;
}

function partText(part: MailPart): string {
  if (isWords(part)) return wordsText(part);
  if ('button' in part) return `${wrapped(`${part.button}:`)}\n${bracketed(part.url)}`;
  if ('heading' in part) return underlined(part.heading, '-');
  if ('divider' in part) return underlined(part.divider, '=');
  if ('small' in part) return wordsText(part.small);
  if ('summary' in part) return part.summary.map(({ point, more }) => item(`${point} ${more}`)).join('\n');
  if ('rows' in part) return part.rows.map(([name, value]) => item(`${name}: ${value}`)).join('\n');
  if ('list' in part) return part.list.map(item).join('\n');
  if ('bars' in part) return part.bars.map(({ name, value }) => item(`${name}: ${value}`)).join('\n');
  if ('figures' in part) return part.figures.map(([number, what]) => item(`${number} ${what}`)).join('\n');
  if ('cheer' in part) return wrapped(part.cheer);
  if ('box' in part) return part.box.map(partText).join('\n\n');
  if ('code' in part) return part.code;
  return part.quote.replace(/^/gm, '> ');
}

/** One link follows its words; of several, each has its own name before it. */
function wordsText(words: Words): string {
  const links = findLinks(words);
  const text = wrapped(plainWords(words));
  const named = links.map(({ link, url }) => (links.length > 1 ? `${link}:\n${bracketed(url)}` : bracketed(url)));
  return [text, ...named].join('\n');
}

/** No program takes a bracket, or what comes after it, for a part of the address. */
function bracketed(url: string): string {
  return `<${url}>`;
}

function item(text: string): string {
  return wrapped(text, WIDTH - 2)
    .replace(/^/gm, '  ')
    .replace('  ', '- ');
}

function underlined(text: string, line: string): string {
  return `${text}\n${line.repeat(Math.min(text.length, WIDTH))}`;
}

function wrapped(text: string, width = WIDTH): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}
