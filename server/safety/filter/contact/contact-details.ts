import type { Finding } from '../verdict.ts';
import { type DigitRun, findDigitRuns } from './digits.ts';

/** Finds phone, card and other numbers, mail and street addresses, links and usernames. Spans are offsets into the folded text. */
export function findContactDetails(text: string): Finding[] {
  return [
    ...findMailAddresses(text),
    ...findLinks(text),
    ...findAddresses(text),
    ...findNumbers(text),
    ...findHandles(text),
  ];
}

function refusal(rule: string, start: number, end: number): Finding {
  return { rule, decision: 'refuse', severity: 2, span: [start, end] };
}

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

function findMailAddresses(text: string): Finding[] {
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

function findLinks(text: string): Finding[] {
  if (!/\.[a-z0-9-]| \. |:\s?\/|\bdot\b|\bpunto\b|\bwww\b/.test(text)) return [];
  return linkPatterns
    .flatMap((form) => findMatches('private.link', form, text))
    .filter(({ span }) => text[span[0] - 1] !== '@');
}

const ipv4 = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]\d)/g;
const ipv6 = /(?<![0-9a-z:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f:]{1,30}(?![0-9a-z])/g;
const coordinates = /(?<!\d)-?\d{1,3}\.\d{3,8}\s?[°]?\s?[ns]?\s?[,;/]?\s?-?\d{1,3}\.\d{3,8}(?!\d)/g;
const ukPostcode = /\b(?:[a-z]{1,2}\d[a-z\d]?)\s\d[a-z]{2}\b/g;
const usZipCode =
  /\b(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])\s\d{5}(?:-\d{4})?\b/g;
const englishRoads =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|terrace|crescent|court|ct|close|place|pl|way|square|mews|grove|gardens|parkway|pkwy|highway|hwy|trail|circle|cir';
const englishAddress = new RegExp(
  `(?<![\\d.$£€])\\d{1,5}[a-z]? (?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|old|new|st|rue)\\.? )?(?:[a-z'-]{2,20}\\.? |\\d{1,3}(?:st|nd|rd|th) ){1,3}?(?:${englishRoads})\\b(?! (?:long|away|home|from|to|by|in the game))`,
  'g',
);
const flatNumber = /\b(?:flat|apt|apartment|unit|suite|ste) ?#? ?\d{1,4}[a-z]?\b,? [a-z]/g;
const foreignRoads =
  'calle|avenida|avda|av|rue|plaza|paseo|carrera|strasse|ul|ulica|ulitsa|viale|corso|piazza|rua|estrada|bulevar|chaussee|avenue';
const roadSuffixes =
  'stra(?:ss|ß)e|str|weg|gasse|allee|platz|straat|laan|gracht|gatan|vagen|vej|veien|utca|katu|backen';
const roadBeforeNumber = new RegExp(
  `\\b(?:(?:${foreignRoads})\\.? [a-z .'-]{2,30}|[a-z]{3,20}(?:${roadSuffixes})),? ?(?:no |numero |n |nr\\.? )?\\d{1,4}(?![\\d:.]\\d)\\b`,
  'g',
);
const numberBeforeRoad = new RegExp(
  `(?<![\\d.$£€])\\b\\d{1,4}[a-z]?,? (?:(?:${foreignRoads})\\.? [a-z]{2,20}|[a-z]{3,20}(?:${roadSuffixes}))\\b(?! (?:and|or|to))`,
  'g',
);
const apartment = /\b(?:apt|apartment|suite|ste)\.? ?#? ?\d{1,4}\b/g;
const postBox = /\b(?:(?:p\.? ?o\.? ?|psc \d{1,5},? ?)box \d{1,6}|(?:fpo|apo|dpo) (?:ae|ap|aa) \d{5})\b/g;
const spelledOutAddress =
  /\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -])?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) [a-z]{3,15} (?:street|avenue|road|lane|drive|boulevard|terrace|crescent|close|grove)\b/g;
const numberPlate = /\bnumber plate\b[^.]{0,12}[a-z0-9]{2,4} ?[a-z0-9]{3}\b/g;
const amountNotAddress =
  /^(?:\d+ )(?:oz|tiles|million|billion|thousand|hundred|stairs|inches|square|kilometers?|minute|minutes|hour|hours|mile|miles|day|days|more|people|kids|cars|points|dollars|ways|times|km|feet|inch|of|years?|months?|weeks?|meters?|blocks?|different|x|is|and|in|on|by|go|the|for|to|a|games?|children|apples|extra|new|old|big|small|other|long)\b/;

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

function findHandles(text: string): Finding[] {
  if (!/[:=@#._\d]/.test(text)) return [];
  return handlePatterns.flatMap((form) => findMatches('private.handle', form, text));
}

function findAddresses(text: string): Finding[] {
  if (!/\d/.test(text)) return findMatches('private.address', spelledOutAddress, text);
  return [
    ...findMatches('private.ip', ipv4, text),
    ...findMatches('private.ip', ipv6, text).filter(
      ({ span }) => /[a-f]|::/.test(text.slice(...span)) || text.slice(...span).length > 15,
    ),
    ...findMatches('private.address', coordinates, text).filter(
      ({ span }) => (text.slice(...span).match(/\./g) ?? []).length === 2,
    ),
    ...findMatches('private.address', ukPostcode, text),
    ...findMatches('private.address', usZipCode, text),
    ...findMatches('private.address', englishAddress, text).filter(
      ({ span }) => !amountNotAddress.test(text.slice(...span)),
    ),
    ...findMatches('private.address', flatNumber, text),
    ...findMatches('private.id', numberPlate, text),
    ...[roadBeforeNumber, numberBeforeRoad, apartment, postBox].flatMap((form) =>
      findMatches('private.address', form, text),
    ),
  ];
}

function findMatches(rule: string, form: RegExp, text: string): Finding[] {
  return [...text.matchAll(form)].map((match) => refusal(rule, match.index, match.index + match[0].length));
}

const ibanLike = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,4})?\b/g;

function findNumbers(text: string): Finding[] {
  const account = /\d\d/.test(text) ? [...text.matchAll(ibanLike)].filter((match) => isIban(match[0])) : [];
  return [
    ...account.map((match) => refusal('private.card', match.index, match.index + match[0].length)),
    ...findDigitRuns(text).flatMap((run) => {
      if (isCard(run)) return [refusal('private.card', run.start, run.end)];
      if (isSocialSecurityNumber(run)) return [refusal('private.id', run.start, run.end)];
      return isPhone(run, text) ? [refusal('private.phone', run.start, run.end)] : [];
    }),
    ...(isPhoneWithFillers(text) ? [refusal('private.phone', 0, text.length)] : []),
  ];
}

/** `0 lol 7 lol 7`: a phone number with a word after each group of digits. */
function isPhoneWithFillers(text: string): boolean {
  if (!/\d\W{1,3}[a-z]{1,8}\W{1,3}\d/.test(text)) return false;
  const close = text.replace(/(?<=\d)\W{1,3}[a-z]{1,8}\W{1,3}(?=\d)/g, ' ');
  return findDigitRuns(close).some(
    ({ digits, groups }) =>
      /^0[1-9]\d{8,10}$/.test(digits) && groups.every(({ length }) => length < 3) && !isSequence(groups),
  );
}

function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const letter of plain.slice(4) + plain.slice(0, 4)) {
    const value = parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Luhn's algorithm, for 12 to 19 digits. */
function isCard({ digits, gaps }: DigitRun): boolean {
  if (digits.length < 12 || digits.length > 19 || /^0/.test(digits) || gaps.some((gap) => gap.includes(',')))
    return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && new Set(digits).size > 1;
}

function isSocialSecurityNumber({ groups, gaps }: DigitRun): boolean {
  return groups.map((group) => group.length).join() === '3,2,4' && gaps.every((gap) => gap === '-' || gap === ' ');
}

const phoneWords =
  /\b(?:answering|call|text|ring|phone|fone|number|num|cell|mobile|whatsapp|contact|tel|reach|dial|sms|fax|digits|llama|llamame|numero|telefono|celular|movil|hmu|nr|#)\b/;
const unitAfter =
  /^\s?(?:coins|points|people|dollars|euros|pounds|robux|gems|xp|subscribers|views|followers|km|miles|years|kilometers|meters|metres|users|seconds|blocks|inhabitants|tons|stars|gold|diamonds|=|x|\*|%|times|\+|divided)/;

function isPhone(run: DigitRun, text: string): boolean {
  const { digits, groups, gaps, start, end, hasNumberWords, hasCountingWords } = run;
  if (digits.length < 6 || digits.length > 16 || isSequence(groups) || isSequence([...digits])) return false;
  if (gaps.some((gap) => gap.includes(',') && !hasNumberWords) || unitAfter.test(text.slice(end, end + 14)))
    return false;
  if (/[.=*x^]\s?$/.test(text.slice(0, start)) || isDate(run)) return false;
  if (isAmount(run, text)) return false;
  const isAsked =
    phoneWords.test(text.slice(Math.max(0, start - 50), start)) || phoneWords.test(text.slice(end, end + 30));
  if (digits.length === 6)
    return groups.length > 1 && /\b(?:call|ring|phone|text|dial)\b[^.]{0,12}$/.test(text.slice(0, start));
  if (isAsked) return true;
  if (hasNumberWords) return !hasCountingWords && (groups.length > 4 || /\d/.test(text.slice(start, end)));
  if (groups.length === 1)
    return (
      digits.length > 8 && digits.length < 14 && !/0{4,}$/.test(digits) && !/^\s?[a-z]/.test(text.slice(end, end + 1))
    );
  return isGrouped(run, text);
}

const amountBefore =
  /\b(?:population|people|weighs?|score|distance|seconds|biggest|largest|highest|counted?|googol|pi|times|plus|minus|equals|divided by|multiplied by|worth)\b[^.?!]{0,40}$/;
const phoneCue =
  /\b(?:my|mums?|moms?|dads?) (?:phone |mobile |cell )?(?:number|phone|mobile|cell)\b|\b(?:call|text|ring|dial|whatsapp|tel)\b/;

/** `the number 1000000000` and `the population was 5327231061`: in one group, and not with the beginning of a phone number. */
function isAmount({ digits, groups, start }: DigitRun, text: string): boolean {
  if (groups.length !== 1 || digits.startsWith('0') || /\+\s?$/.test(text.slice(0, start))) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  return !phoneCue.test(before) && (amountBefore.test(before) || /^[1-9]0{5,}$/.test(digits));
}

/** Grouped like phone numbers: with a plus, a leading zero, brackets, or groups of three and four. */
function isGrouped({ digits, groups, gaps, start }: DigitRun, text: string): boolean {
  const sizes = groups.map((group) => group.length);
  const isMarked =
    /[+(]\s?$/.test(text.slice(0, start)) || digits.startsWith('0') || gaps.some((gap) => /[()]/.test(gap));
  if (isMarked) return digits.length > 7 && sizes.every((size) => size < 12);
  if (gaps.every((gap) => /^[-.]$/.test(gap)))
    return digits.length > 6 && groups.length < 6 && sizes.at(-1) !== 1 && sizes.every((size) => size > 1);
  return (
    digits.length > 8 &&
    digits.length < 15 &&
    ((groups.length > 2 &&
      groups.length < 6 &&
      sizes.every((size) => size > 1 && size < 6) &&
      (sizes.at(-1) ?? 0) > 2) ||
      (sizes.every((size) => size === 1) && digits.length > 8))
  );
}

function isDate({ groups, gaps }: DigitRun): boolean {
  const sizes = groups.map((group) => group.length);
  const isYears = sizes.every((size) => size === 4) && groups.every((group) => /^(1[0-9]|20)/.test(group));
  const isDay =
    groups.length === 3 &&
    sizes.filter((size) => size === 4).length === 1 &&
    sizes.every((size) => size < 3 || size === 4) &&
    gaps.every((gap) => /^\s?[-/.]\s?$/.test(gap));
  return isYears || isDay;
}

/** Counts: 1 2 3, 10 20 30, 9 8 7. */
function isSequence(groups: readonly string[]): boolean {
  if (groups.length < 4) return false;
  const steps = groups.slice(1).map((group, at) => Number(group) - Number(groups[at]));
  const usual = steps[0] ?? 0;
  return steps.filter((step) => step === usual).length >= steps.length - 1;
}
