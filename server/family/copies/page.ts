import { escapeHtml } from '../../platform/http/escape-html.ts';
import { localeAt } from '../../platform/local-dates.ts';
import type { Block, Cell, Entry, Picture } from './section.ts';

export interface PageWriter {
  /** The path of a picture within the copy. */
  picture(picture: Picture): string;
  readonly timeZone: string;
}

interface Page {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  /** Links back to the first page. */
  readonly isInner?: boolean;
}

/** A page that needs no network and no script, and runs none of what a child wrote. */
export function htmlPage({ title, lead, body, isInner = false }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; frame-src 'none'; connect-src 'none'; form-action 'none'; base-uri 'none'">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<header>
${isInner ? '<p><a href="../index.html">← All chapters</a></p>\n' : ''}<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
</header>
<main>
${body}
</main>
</body>
</html>
`;
}

export function htmlBlocks(blocks: readonly Block[], writer: PageWriter): string {
  return blocks.map((block) => htmlBlock(block, writer)).join('\n');
}

function htmlBlock(block: Block, writer: PageWriter): string {
  switch (block.kind) {
    case 'text':
      return `<p>${lines(block.text)}</p>`;
    case 'heading':
      return `<h3>${escapeHtml(block.text)}</h3>`;
    case 'facts':
      return `<dl>\n${block.facts.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${lines(String(value))}</dd></div>`).join('\n')}\n</dl>`;
    case 'entries':
      return block.entries.map((entry) => htmlEntry(entry, writer)).join('\n');
    case 'table':
      return htmlTable(block.head, block.rows, writer);
  }
}

function htmlEntry({ title, text, at, note, picture }: Entry, writer: PageWriter): string {
  const parts = [
    title ? `<h4>${escapeHtml(title)}</h4>` : '',
    at || note
      ? `<p class="note">${[at ? time(at, writer) : '', escapeHtml(note ?? '')].filter(Boolean).join(' · ')}</p>`
      : '',
    text ? `<p>${lines(text)}</p>` : '',
    picture ? htmlPicture(picture, writer) : '',
  ];
  return `<article>${parts.join('')}</article>`;
}

function htmlPicture(picture: Picture, writer: PageWriter): string {
  const { alt, side } = picture;
  return `<img src="${writer.picture(picture)}" alt="${escapeHtml(alt)}" width="${side}" height="${side}" loading="lazy">`;
}

function htmlTable(head: readonly string[], rows: readonly (readonly Cell[])[], writer: PageWriter): string {
  if (rows.length === 0) return '<p class="note">Nothing yet.</p>';
  const cell = (value: Cell) => (value instanceof Date ? time(value, writer) : lines(String(value)));
  const headers = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((value, at) => `<td${named(head[at])}>${cell(value)}</td>`).join('')}</tr>`)
    .join('\n');
  return `<div class="table" tabindex="0" role="group" aria-label="${escapeHtml(head.join(', '))}"><table><thead><tr>${headers}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** Column names are shown beside the cell on a phone, where a row becomes a list. */
function named(name = ''): string {
  return ` data-name="${escapeHtml(name)}"`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** In the time zone of the child. */
export function time(at: Date, { timeZone }: Pick<PageWriter, 'timeZone'>): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat(localeAt('en', timeZone), { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

const css = `
:root{color-scheme:light dark;--ink:#16324f;--soft:#4a6580;--page:#f0f8f5;--card:#fff;--line:#d5e6e1;--leaf:#076141}
@media (prefers-color-scheme:dark){:root{--ink:#e8f2ee;--soft:#a9c1d6;--page:#0e1f2e;--card:#16293b;--line:#2b4257;--leaf:#7fe0b4}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 4rem;background:var(--page);color:var(--ink);font:1.0625rem/1.6 system-ui,Verdana,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.4rem;line-height:1.25;margin:0 0 .75rem}
h3{font-size:1.1rem;margin:1.5rem 0 .5rem}
h4{font-size:1.05rem;margin:0}
p{margin:0 0 .75rem}
a{color:var(--leaf)}
.lead,.note{color:var(--soft)}
.note{font-size:.9rem;margin:0 0 .35rem}
section,nav{background:var(--card);border:2px solid var(--line);border-radius:24px;padding:1.25rem;margin:1.5rem 0}
nav ul{margin:0;padding:0;list-style:none}
nav a{display:block;padding:.65rem 0}
nav li+li{border-top:1px solid var(--line)}
article{border-top:1px solid var(--line);padding:.75rem 0}
article p:last-child{margin-bottom:0}
img{display:block;max-width:100%;height:auto;border-radius:16px;background:#fff}
dl{margin:0}
dl div{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;padding:.35rem 0;border-top:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line)}
th,td{overflow-wrap:break-word}
thead th{color:var(--soft);white-space:nowrap;font-weight:600;border-top:0}
@media (max-width:30rem){dl div{grid-template-columns:1fr}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}table,tbody,tr{display:block}td{display:block;overflow-wrap:anywhere;position:relative;border:0;padding:.15rem 0 .15rem 6rem}td::before{content:attr(data-name);position:absolute;left:0;width:5.5rem;color:var(--soft)}tr{border-top:1px solid var(--line);padding:.5rem 0}}
@media print{body{background:#fff}section,nav{break-inside:auto}article{break-inside:avoid}}
`.trim();
