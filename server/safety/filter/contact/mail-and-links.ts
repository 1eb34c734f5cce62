import type { Finding } from '../verdict.ts';
import { findMatches, refusal } from './matches.ts';

const topLevelDomains =
  'com|net|org|edu|gov|co|uk|us|io|gg|tv|ly|app|dev|xyz|info|biz|me|ca|de|fr|es|mx|eu|au|nz|in|ru|cn|jp|br|nl|it|se|no|pl|ch|at|be|dk|fi|ie|pt|gr|cz|hu|ro|za|kr|tk|ml|ga|cf|club|online|site|shop|store|live|link|chat|fun|games|game|ai|so|to|cc|ws|mobi|name|pro|tech|website|space|page|kids|school';
const commonDomains = 'com|net|org|edu|gov|co|io|gg|tv|ly|app|dev|xyz|info|biz|uk';
const mailProviders =
  'gmail|g mail|googlemail|hotmail|hot mail|yahoo|outlook|icloud|i cloud|aol|protonmail|proton|live|msn|ymail|gmx';

const mailPatterns = [
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}\s{0,2}@\s{0,2}[a-z0-9-]{1,63}(?:\s?\.\s?[a-z0-9-]{1,63}){1,5}/g,
  new RegExp(
    `[a-z0-9._-]{1,40}\\s?[[({<]?\\b(?:at|arroba)\\b[\\])}>]?\\s?[a-z0-9-]{1,40}(?:\\s?[[({<]?(?:\\bdot\\b|\\bpunto\\b|\\.)[\\])}>]?\\s?(?:${commonDomains})\\b)`,
    'g',
  ),
  new RegExp(`[a-z0-9._-]{1,40}\\s?(?:@|\\bat\\b|\\barroba\\b)\\s?(?:${mailProviders})\\b`, 'g'),
  /\b(?:e ?mail|gmail|correo)\b (?:is|me at|:|es) ?[a-z0-9._-]{3,40}\d/g,
];

export function findMailAddresses(text: string): Finding[] {
  if (!/@|\bat\b|arroba|mail/.test(text)) return [];
  const close = text.replace(/(?<=(?:^|[^a-z0-9])[a-z0-9@._-]) (?=[a-z0-9@._-](?:[^a-z0-9]|$))/g, '');
  const spaced = close.length < text.length - 6 && /[a-z0-9._-]{2,40}@[a-z0-9-]{2,40}\.[a-z]{2,10}/.test(close);
  if (spaced) return [refusal('private.mail', 0, text.length)];
  return mailPatterns.flatMap((form) => findMatches('private.mail', form, text));
}

const linkPatterns = [
  /\b(?:https?|hxxps?|ftp|h t t p s?)\s?:\s?\/\s?\/\s?[^\s]{1,500}/g,
  /\bwww\s?\.\s?[a-z0-9-]{1,63}[^\s]{0,300}/g,
  new RegExp(`\\bwww[\\s.,]{1,3}[a-z0-9-]{2,63}[\\s.,]{1,3}(?:${commonDomains})\\b`, 'g'),
  new RegExp(`(?<![a-z0-9@.])(?:[a-z0-9-]{1,63}\\.){1,5}(?:${commonDomains})(?![a-z0-9])(?:[/?#:][^\\s]{0,300})?`, 'g'),
  new RegExp(`(?<![a-z0-9@.])(?:[a-z0-9-]{1,63}\\.){1,5}(?:${topLevelDomains})[/?#][^\\s]{1,300}`, 'g'),
  /\b[a-z0-9-]{2,40} ?[[(]?\b(?:dot|punto)\b[\])]? ?(?:com|net|org|co|io|gg|uk|tv|edu|me|app)\b/g,
  /\b[a-z0-9-]{2,40} \. (?:com|net|org|gg|io)\b/g,
];

export function findLinks(text: string): Finding[] {
  if (!/\.[a-z0-9-]| \. |:\s?\/|\bdot\b|\bpunto\b|\bwww\b/.test(text)) return [];
  return linkPatterns
    .flatMap((form) => findMatches('private.link', form, text))
    .filter(({ span }) => text[span[0] - 1] !== '@');
}
