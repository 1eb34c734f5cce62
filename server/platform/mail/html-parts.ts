import { escapeHtml } from '../http/escape-html.ts';
import { bars, cheer, figures } from './html-charts.ts';
import { BREAKS, FONT, INK, SOFT_INK, TABLE } from './html-styles.ts';
import { isWords, type MailPart, type Tone, type Words } from './mail.ts';

const LINK = `color:#076141;font-weight:700;text-decoration:underline;${BREAKS}`;

const tones: Record<Tone, { back: string; ink: string; name: string }> = {
  leaf: { back: '#0b8457', ink: '#ffffff', name: 'dot' },
  sky: { back: '#1b6fd6', ink: '#ffffff', name: 'dot' },
  sun: { back: '#ffc93c', ink: '#16324f', name: 'dot2' },
};

/** A part without its place on the page. */
export function partHtml(part: MailPart): string {
  if (isWords(part)) return paragraph(part);
  if ('button' in part) return button(part);
  if ('heading' in part) return heading(part.heading);
  if ('divider' in part) return divider(part.divider);
  if ('small' in part) return small(part.small);
  if ('summary' in part) return box(part.summary.map(summaryLine).join(''));
  if ('rows' in part) return rows(part.rows);
  if ('list' in part) return list(part.list);
  if ('box' in part) return box(inBox(part.box));
  if ('bars' in part) return bars(part.bars);
  if ('figures' in part) return figures(part.figures);
  if ('cheer' in part) return cheer(part.cheer);
  if ('code' in part) return code(part.code);
  return quote(part.quote);
}

/** The room above a part. */
export function spaceAbove(part: MailPart, before: MailPart | undefined): number {
  if (before && !isWords(before) && 'heading' in before) return 4;
  if (isWords(part)) return 12;
  if ('heading' in part) return 26;
  if ('divider' in part) return 30;
  if ('small' in part) return 12;
  return 20;
}

function wordsHtml(words: Words): string {
  if (typeof words === 'string') return textHtml(words);
  return words
    .map((word) => {
      if (typeof word === 'string') return textHtml(word);
      return 'link' in word ? anchor(word.url, word.link) : `<b>${escapeHtml(word.strong)}</b>`;
    })
    .join('');
}

/** No line ends with "e-". */
function textHtml(text: string): string {
  return escapeHtml(text).replace(/\be-mails?\b/gi, '<span style="white-space:nowrap">$&</span>');
}

function anchor(url: string, text: string): string {
  return `<a class="link" href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(text)}</a>`;
}

function paragraph(words: Words): string {
  return `<p style="${FONT}${BREAKS}margin:0;font-size:16px;line-height:24px;${INK}">${wordsHtml(words)}</p>`;
}

export function small(words: Words): string {
  return `<p class="faint" style="${FONT}margin:0;font-size:14px;line-height:21px;${SOFT_INK}">${wordsHtml(words)}</p>`;
}

function heading(text: string): string {
  return `<h2 style="${FONT}margin:0;font-size:17px;line-height:24px;font-weight:700;${INK}">${escapeHtml(text)}</h2>`;
}

function divider(text: string): string {
  const style = `${FONT}border-top:1px solid #d5e6e1;padding-top:24px;font-size:14px;line-height:20px;font-weight:700;`;
  return `<table ${TABLE} width="100%"><tr><td class="faint" style="${style}${SOFT_INK}">${escapeHtml(text)}</td></tr></table>`;
}

function button({ button: label, url, isQuiet }: { button: string; url: string; isQuiet?: boolean }): string {
  const cell = isQuiet
    ? 'class="quiet" align="center" style="border-radius:16px;border:2px solid #d5e6e1;border-bottom-width:4px"'
    : 'class="main" align="center" bgcolor="#0b8457" style="border-radius:16px;border-bottom:4px solid #076141"';
  const link = `${FONT}display:block;padding:15px 26px;font-size:18px;line-height:24px;font-weight:700;text-decoration:none`;
  const ink = isQuiet ? '#16324f' : '#ffffff';
  return `<table ${TABLE} class="btn"><tr><td ${cell}><a href="${escapeHtml(url)}" style="${link};color:${ink}">${escapeHtml(label)}</a></td></tr></table>`;
}

export function box(inside: string): string {
  const style = 'background:#f0f8f5;border-radius:16px;padding:18px 20px';
  return `<table ${TABLE} width="100%"><tr><td class="soft box" bgcolor="#f0f8f5" style="${style}">${inside}</td></tr></table>`;
}

function inBox(parts: readonly MailPart[]): string {
  return parts
    .map((part, at) => {
      const space = at === 0 ? 0 : spaceAbove(part, parts[at - 1]);
      return `<div style="padding-top:${space}px">${partHtml(part)}</div>`;
    })
    .join('');
}

interface SummaryLine {
  readonly mark: string;
  readonly tone: Tone;
  readonly point: string;
  readonly more: string;
}

function summaryLine({ mark, tone, point, more }: SummaryLine, at: number): string {
  const { back, ink, name } = tones[tone];
  const dot = `${FONT}width:28px;height:28px;border-radius:14px;font-size:15px;line-height:28px;font-weight:700;color:${ink}`;
  const above = at === 0 ? 0 : 12;
  const words = `${FONT}padding:${above + 2}px 0 0;font-size:17px;line-height:24px;${INK}`;
  return `<table ${TABLE} width="100%"><tr><td width="40" valign="top" style="padding:${above}px 0 0"><table ${TABLE} width="28"><tr><td class="${name}" width="28" height="28" align="center" valign="middle" bgcolor="${back}" style="${dot}">${escapeHtml(mark)}</td></tr></table></td>
<td valign="top" style="${words}"><b>${escapeHtml(point)}</b> ${escapeHtml(more)}</td></tr></table>`;
}

function rows(all: readonly (readonly [string, string])[]): string {
  const lines = all.map(([name, value], at) => {
    const line = at === all.length - 1 ? '' : 'border-bottom:1px solid #d5e6e1;';
    const cell = `${FONT}${line}line-height:22px;`;
    return `<tr><td class="stack what" width="46%" valign="top" style="${cell}padding:9px 14px 9px 0;font-size:16px;${INK}">${escapeHtml(name)}</td>
<td class="stack purpose" valign="top" style="${cell}padding:9px 0;font-size:15px;${SOFT_INK}">${escapeHtml(value)}</td></tr>`;
  });
  return `<table ${TABLE} width="100%">${lines.join('\n')}</table>`;
}

function list(items: readonly string[]): string {
  const lines = items.map((text) => `<li style="margin:0 0 6px">${escapeHtml(text)}</li>`);
  return `<ul style="${FONT}margin:0;padding:0 0 0 22px;font-size:16px;line-height:24px;${INK}">${lines.join('')}</ul>`;
}

/** A command is longer than a code, and is set smaller. */
function code(text: string): string {
  const size =
    text.length > 24
      ? 'font-family:Menlo,Consolas,monospace;font-size:15px;line-height:22px;word-break:break-all'
      : `${FONT}font-size:32px;line-height:40px;font-weight:700;letter-spacing:4px`;
  return box(`<p style="margin:0;${size};${INK}">${escapeHtml(text)}</p>`);
}

function quote(text: string): string {
  const style = `${FONT}${BREAKS}border-left:4px solid #d5e6e1;padding:2px 0 2px 16px;font-size:16px;line-height:24px;${INK}`;
  const lines = escapeHtml(text).replace(/\r?\n/g, '<br>');
  return `<table ${TABLE} width="100%"><tr><td style="${style}">${lines}</td></tr></table>`;
}
