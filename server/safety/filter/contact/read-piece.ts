import { fold } from '../text/fold.ts';
import { isDictionaryWord, isFirstName } from '../words/dictionary.ts';
import { isAllDigits, plainDictation } from './dictation.ts';
import { type DigitRun, findDigitRuns } from './digits.ts';

export interface Piece {
  readonly text: string;
  /** Groups of digits that neither count nor measure anything. */
  readonly digitGroups: readonly string[];
  /** There are at most two words beside the digits. */
  readonly hasLittleElse: boolean;
  /** `my number`, `call me`: a phone number probably follows. */
  readonly announcesNumber: boolean;
  /** Names an app and says nothing else. */
  readonly isAppName: boolean;
  /** A word that may be a username in an app. */
  readonly handle: string | undefined;
  /** `my snap is`: a username probably follows. */
  readonly announcesHandle: boolean;
  /** `dot`, `underscore 12`: a username is being spelled out. */
  readonly spellsHandle: boolean;
}

const numberAnnouncement =
  /\b(?:m[iy]|mums?|moms?|dads?) (?:new |phone |mobile |cell |home )?(?:number|num|nr|digits|tel|whatsapp|cell|mobile|phone|landline)\b(?! is \d{1,2} (?!\d))|\b(?:call|text|ring|phone|dial|whatsapp|reach) me\b|^(?:call|ring|dial|text|phone) (?=\d)|\b(?:phone|mobile|cell|tel) ?(?:number|num|nr)\b|^(?:tel|whatsapp|number|phone|mobile|cell)$|\bwhatsapp\b|\bread (?:it|that|them) backwards?\b/;
const apps =
  'snapchat|snap|sc|insta|instagram|ig|discord|disc|tiktok|tik tok|kik|telegram|tele|wizz|yubo|skype|gamertag|psn|twitch|signal|viber|wechat';
const appNames = new RegExp(
  `^(?:(?:my|on|in|at|its|add|the|add me on|find me on|im on|i have|got|use|have) ){0,2}(?:${apps})(?: (?:is|name|user|username|acc|account|tag|id))?$`,
);
const handleAnnouncement = new RegExp(
  `\\b(?:my|add me on|find me on|im on|follow me on) (?:${apps}|user|username|user name|acc|the \\w+ (?:\\w+ )?app)\\b`,
);
const spelling = /(?:^|\s)(?:dot|under ?score|hash ?tag|no spaces?|(?:all )?one word)(?:\s|$)|^\s*[._#@]/;
const MAX_SPELLING_WORDS = 4;
const pieceHint =
  /\d|zero|one|two|three|four|five|six|seven|eight|nine|double|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cero|null|eins|zwei|zwo|drei|vier|funf|fuenf|sechs|sieben|acht|neun|un|deux|trois|quatre|cinq|sept|huit|neuf|due|tre|quattro|sei|otto|nove|number|num|nr|call|text|ring|phone|dial|tel|cell|mobile|whatsapp|reach|digits|oh|hundred|backwards/;

export function readPiece(original: string): Piece {
  const folded = fold(original).text;
  const plain = folded.replace(/[^a-z0-9]+/g, ' ').trim();
  const isAppName = appNames.test(plain);
  const handles = {
    text: original,
    isAppName,
    handle: findHandle(folded),
    announcesHandle: isAppName || handleAnnouncement.test(plain),
    spellsHandle: spelling.test(folded) && plain.split(' ').length <= MAX_SPELLING_WORDS,
  };
  const text = plainDictation(folded);
  return pieceHint.test(text)
    ? { ...handles, ...readNumber(text, numberAnnouncement.test(plain)) }
    : { ...handles, digitGroups: [], hasLittleElse: false, announcesNumber: false };
}

function readNumber(
  text: string,
  announcesNumber: boolean,
): Pick<Piece, 'digitGroups' | 'hasLittleElse' | 'announcesNumber'> {
  const isBare = isAllDigits(text);
  const runs = findDigitRuns(text).filter((run) => mayBelongToNumber(run, text, { announcesNumber, isBare }));
  const others = runs.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const words = new Set((others.match(/[a-z]+/g) ?? []).filter((word) => !dictating.has(word)));
  return {
    digitGroups: runs.flatMap((run) => splitGroups(run, text)),
    hasLittleElse: announcesNumber || words.size <= 2,
    announcesNumber,
  };
}

/** Words that tell where digits belong, and those that say nothing. */
const dictating = new Set(
  'first second third next last then and starts start begins ends end with in middle bit put is its the a so ok lol haha wow um'.split(
    ' ',
  ),
);

const unitsAfter =
  /^\s?(?:(?:coins?|points?|people|dollars?|euros?|pounds?|robux|gems?|xp|km|cm|mm|m|kg|g|miles?|years?|days?|hours?|minutes?|mins?|seconds?|secs?|weeks?|months?|times|degrees?|pages?|levels?|lives|life|stars?|goals?|cards?|shiny|total|pieces?|candles?|apples?|pets?|cats?|dogs?|frogs?|fish|steps?|digits|out of|more|left|and a half|o ?clock|am|pm|st|nd|rd|th|of|k)\b|%|[x*+/÷=:-]\s?\d)/;
const countingBefore =
  /(?:[$£€#:,/*x+÷=-]|(?<=[a-z\d])\.(?! )|\b(?:level|lvl|lv|page|p|question|q|number|no|nr|age|aged|am|im|is|are|was|got|have|had|has|scored|score|won|lost|at|by|to|in|for|with|rolled|than|times|plus|minus|equals|about|year|grade|class|room|chapter|round|top|under|over|ate|read|did|turn|turned|count to)) ?$/;

/** Number words that usually mean something else. */
const ambiguous = new Set(['o', 'oh', 'won', 'tree', 'ate', 'nil', 'due', 'un']);

/** Neither counts nor measures anything. Nobody counts with a leading zero. `nine hundred` and nothing else is no count. */
function mayBelongToNumber(
  run: DigitRun,
  text: string,
  { announcesNumber, isBare }: { readonly announcesNumber: boolean; readonly isBare: boolean },
): boolean {
  const { digits, groups, gaps, start, end, hasNumberWords, hasCountingWords } = run;
  if (hasCountingWords && digits.length < 4 && !(isBare && groups.length > 1)) return false;
  const written = text.slice(start, end);
  if (hasNumberWords && ambiguous.has(written)) return false;
  if (!hasNumberWords && isScoreOrDate(groups, gaps)) return false;
  if (!announcesNumber && / plus /.test(written)) return false;
  if (hasInternationalPrefix(start, text) || (/^0\d/.test(groups[0] ?? '') && digits.length > 1)) return true;
  if (unitsAfter.test(text.slice(end, end + 12))) return false;
  if (isDictated(groups, text.slice(0, start))) return true;
  return announcesNumber || !countingBefore.test(text.slice(Math.max(0, start - 12), start));
}

/** `is five five five`, `ends in 789` */
function isDictated(groups: readonly string[], before: string): boolean {
  return (
    (groups.length > 2 && groups.every(({ length }) => length === 1)) ||
    /\b(?:start|begin|end)s? (?:in|with) $/.test(before)
  );
}

/** `3:2`, `07:30`, `05/06`, `3-2` */
function isScoreOrDate(groups: readonly string[], gaps: readonly string[]): boolean {
  if (groups.length > 3 || gaps.length === 0) return false;
  return groups.every(({ length }) => length < 3) && gaps.every((gap) => /^ ?[:/.-] ?$/.test(gap));
}

/** `+44` is `0044`. */
function splitGroups({ groups, start }: DigitRun, text: string): readonly string[] {
  return hasInternationalPrefix(start, text) ? [`00${groups[0] ?? ''}`, ...groups.slice(1)] : groups;
}

function hasInternationalPrefix(start: number, text: string): boolean {
  return /(?:^|[^\d\s]\s+|^\s+)\+$/.test(text.slice(0, start));
}

const MIN_HANDLE_LETTERS = 6;

/** The only word of a text, or a word among a few that looks like a username. */
function findHandle(text: string): string | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length > 3) return undefined;
  const marked = words.find(
    (word) => /^@?(?=.*[a-z])[a-z0-9][a-z0-9._#-]{4,}$/.test(word) && /[a-z]\d|\d[a-z]|[a-z][._#-][a-z0-9]/.test(word),
  );
  if (marked)
    return isDictionaryWord(marked.replace(/[^a-z]/g, '')) && !/\d{2}|[._#]/.test(marked) ? undefined : marked;
  const [only = ''] = words;
  const single = only.replace(/(.)\1+/g, '$1');
  const isWord =
    words.length > 1 ||
    !/^[a-z]+$/.test(only) ||
    isDictionaryWord(only) ||
    isDictionaryWord(single) ||
    isFirstName(only);
  return isWord || single.length < MIN_HANDLE_LETTERS || new Set(single).size < 4 ? undefined : only;
}
