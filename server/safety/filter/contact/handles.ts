import type { Finding } from '../verdict.ts';
import { findMatches } from './matches.ts';

const apps =
  'snapchat|snap|sc|insta|instagram|ig|discord|disc|tiktok|kik|telegram|tele|whatsapp|skype|facebook|fb|gamertag|psn|xbox|roblox|fortnite|minecraft|youtube|yt|twitch|twitter|👻|📸';
/** As children stretch them: `snapp`, `instaa`. */
const stretchedApps = apps.replace(/[a-z]{4,}/g, (name) => name.replace(/./g, '$&+'));
const handlePatterns = [
  new RegExp(
    `(?<![a-z])(?:${stretchedApps})(?: ?(?:me|name|user|username|id|tag|is|its))? ?[:=@]\\s?@?[a-z0-9][a-z0-9._#-]{2,30}`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])(?:${stretchedApps})(?: (?:me|name|user|username|id|tag|is|its|as|under|at|@)){0,3} @?(?=[a-z0-9._#-]{4,30})[a-z][a-z0-9]{0,24}(?:[._#][a-z0-9]|\\d)[a-z0-9_#]{0,24}`,
    'g',
  ),
  /(?<![a-z0-9._])[a-z0-9._]{2,32}#\d{4}\b/g,
];

export function findHandles(text: string): Finding[] {
  if (!/[:=@#._\d]/.test(text)) return [];
  return handlePatterns.flatMap((form) => findMatches('private.handle', form, text));
}
