import { escapeHtml } from '../http/escape-html.ts';
import { box, partHtml, small, spaceAbove } from './html-parts.ts';
import { BREAKS, FONT, LOGO_ID } from './html-styles.ts';
import { layoutWords } from './layout-words.ts';
import { isWords, type Mail, type MailOperator, type MailPart, plainWords } from './mail.ts';

/** Everything works without this block, which some programs drop. It tightens the mail on a phone and turns it at night. */
const STYLE = `
@media (max-width:520px){.pad{padding-left:22px!important;padding-right:22px!important}.out{padding:0!important}.card{border-radius:0!important;border-left:0!important;border-right:0!important}.h1{font-size:26px!important;line-height:32px!important}.btn{width:100%!important}.stack{display:block!important;width:100%!important;box-sizing:border-box}.what{padding-bottom:0!important;border-bottom:0!important}.purpose{padding-top:0!important}.head{padding-top:20px!important}.box{padding:14px 16px!important}.figure{width:31%!important;box-sizing:border-box;padding-right:10px!important}}
@media (prefers-color-scheme:dark){body,.out{background:#0b1b26!important}.card{background:#132a38!important;border-color:#2b4859!important}.card h1,.card h2,.card p,.card td,.card li,.card b,.quiet a{color:#e9f3f7!important}.card .faint,.card .purpose{color:#b4cad6!important}.card .link,.card .word{color:#7fe3b6!important}.soft{background:#0f2230!important}.card td,.card table{border-color:#2b4859!important}.card .main{border-color:#05482f!important}.track{background:#0f2230!important}.cheer{background:#3d3413!important}.card .dot{color:#ffffff!important}.card .dot2{color:#16324f!important}}
`;

/** The mail as a page of tables, 600 px wide at most. */
export function mailHtml(mail: Mail, operator: MailOperator): string {
  const { subject, title = subject, parts, language = 'en' } = mail;
  const preview = mail.preview ?? plainWords(parts.find(isWords) ?? title);
  const body = parts.map((part, at) => row(partHtml(part), spaceAbove(part, parts[at - 1])));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body style="margin:0;padding:0;background:#e9efed;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#e9efed" class="out"><tr><td class="out" align="center" style="padding:28px 16px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #d5e6e1;border-radius:20px">
<tr><td class="pad head" style="padding:30px 40px 0">${LOGO}</td></tr>
${row(`<h1 class="h1" style="${FONT}margin:0;font-size:30px;line-height:37px;font-weight:800;letter-spacing:-.3px;color:#16324f;${BREAKS}">${escapeHtml(title)}</h1>`, 24)}
${body.join('\n')}
${copyBox(parts, layoutWords[language].buttonFails)}
${row(ending(mail, operator), 28, 32)}
</table></td></tr></table></body></html>`;
}

/** The name beside the picture is text: it turns light at night, and is there when no picture is shown. */
const LOGO = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 8px 0 0"><img src="cid:${LOGO_ID}" width="44" height="37" alt="" style="display:block;border:0"></td><td class="word" style="font-family:'Baloo 2',ui-rounded,'Arial Rounded MT Bold',-apple-system,'Segoe UI',Arial,sans-serif;font-size:26px;line-height:37px;font-weight:800;color:#076141"><span class="word" style="color:#076141">Lilypad</span></td></tr></table>`;

function row(inside: string, above: number, below = 0): string {
  return `<tr><td class="pad" style="padding:${above}px 40px ${below}px">${inside}</td></tr>`;
}

/** For programs that show a button which cannot be pressed. */
function copyBox(parts: readonly MailPart[], words: string): string {
  const buttons = parts.filter((part) => !isWords(part) && 'button' in part && !part.isQuiet);
  const [only] = buttons;
  if (buttons.length !== 1 || !only || isWords(only) || !('button' in only)) return '';
  const address = `<p style="${FONT}margin:0;font-size:14px;line-height:21px;color:#16324f;word-break:break-all">${escapeHtml(only.url)}</p>`;
  return row(box(`${small(words)}${address}`), 24);
}

function ending({ ending: lines = [], language = 'en' }: Mail, operator: MailOperator): string {
  const { operatorName, operatorAddress, contactEmail } = operator;
  const words = layoutWords[language];
  const name = operatorName ? words.runBy(operatorName) : words.unnamedOperator;
  const bold = `<p style="${FONT}margin:0;font-size:14px;line-height:21px;color:#16324f;font-weight:700">${escapeHtml(name)}</p>`;
  const site = { link: operator.publicUrl.replace(/^https?:\/\//, ''), url: operator.publicUrl };
  const mailTo = contactEmail ? [{ link: contactEmail, url: `mailto:${contactEmail}` }, ' · '] : [];
  const known = [operatorAddress ?? '', [...mailTo, site]].filter((line) => line !== '').map(small);
  const rest = lines.map((line) => `<div style="padding-top:12px">${small(line)}</div>`);
  const all = [bold, ...known, ...rest].join('\n');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="border-top:1px solid #d5e6e1;padding-top:20px">${all}</td></tr></table>`;
}
