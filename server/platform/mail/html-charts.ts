import { escapeHtml } from '../http/escape-html.ts';
import { FONT, INK, LOGO_ID, SOFT_INK, TABLE } from './html-styles.ts';
import type { Tone } from './mail.ts';

const barTones: Record<Tone, string> = { leaf: '#0b8457', sky: '#1b6fd6', sun: '#d99a00' };

interface Bar {
  readonly name: string;
  readonly part: number;
  readonly tone: Tone;
  readonly value: string;
}

/** A table: a screen reader hears name and value, and the bars are colored cells, as no program draws a chart. */
export function bars(all: readonly Bar[]): string {
  const lines = all.map(({ name, part, tone, value }) => {
    const cell = `${FONT}padding:4px 0;font-size:15px;line-height:20px;`;
    return `<tr><td class="faint" width="52" style="${cell}${SOFT_INK}">${escapeHtml(name)}</td>
<td style="padding:4px 0">${track(Math.round(part * 100), barTones[tone])}</td>
<td width="72" align="right" style="${cell}${INK}font-weight:700;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%">${lines.join('\n')}</table>`;
}

/** An empty bar is an empty track. */
function track(percent: number, color: string): string {
  const bar = `<table ${TABLE} width="${percent}%"><tr><td height="18" bgcolor="${color}" style="background:${color};border-radius:6px;font-size:1px;line-height:18px">&nbsp;</td></tr></table>`;
  const inside = percent > 0 ? bar : '&nbsp;';
  return `<table ${TABLE} width="100%"><tr><td class="track" height="18" bgcolor="#f0f8f5" style="background:#f0f8f5;border-radius:6px;font-size:1px;line-height:18px">${inside}</td></tr></table>`;
}

/** They stand side by side as far as there is room. */
export function figures(all: readonly (readonly [number: string, what: string])[]): string {
  const one = ([number, what]: readonly [string, string]) =>
    `<div class="figure" style="display:inline-block;vertical-align:top;width:124px;padding:8px 0"><p style="${FONT}margin:0;font-size:24px;line-height:29px;font-weight:700;${INK}">${escapeHtml(number)}</p><p class="faint" style="${FONT}margin:0;font-size:14px;line-height:19px;${SOFT_INK}">${escapeHtml(what)}</p></div>`;
  const style = 'border-top:1px solid #d5e6e1;border-bottom:1px solid #d5e6e1;padding:8px 0';
  return `<table ${TABLE} width="100%"><tr><td style="${style}">${all.map(one).join('')}</td></tr></table>`;
}

export function cheer(text: string): string {
  const words = `${FONT}padding:18px 20px 18px 0;font-size:18px;line-height:26px;font-weight:700;${INK}`;
  return `<table ${TABLE} width="100%"><tr><td class="cheer" width="84" align="center" valign="middle" bgcolor="#fff3cf" style="background:#fff3cf;border-radius:16px 0 0 16px;padding:18px 12px 18px 20px"><img src="cid:${LOGO_ID}" width="52" height="44" alt="" style="display:block;border:0"></td>
<td class="cheer" valign="middle" bgcolor="#fff3cf" style="background:#fff3cf;border-radius:0 16px 16px 0;${words}">${escapeHtml(text)}</td></tr></table>`;
}
