import { fold } from '../text/fold.ts';
import { isDictionaryWord, isFirstName } from '../words/dictionary.ts';
import { type DigitRun, digitRunsOf } from './digits.ts';

/**
 * A phone number or a username that a child sends in pieces, with other words between them. A single piece is harmless, and children
 * count, score and calculate all day. So the digits of a day count only if together they have the beginning and the length of a phone
 * number, or follow words that announce one.
 */
export interface JoinedPieces {
  readonly rule: 'private.phone' | 'private.handle';
  /** The earlier texts that belong to it, oldest first. */
  readonly pieces: readonly string[];
}

const MAX_PIECES = 200;

/** What the pieces of a day and this text form together. Undefined if it is nothing, or if this text adds nothing. */
export function joinPieces(before: readonly string[], text: string): JoinedPieces | undefined {
  return before.length === 0 ? undefined : joinReadPieces(before.slice(-MAX_PIECES).map(readPiece), readPiece(text));
}

export function joinReadPieces(before: readonly Piece[], last: Piece): JoinedPieces | undefined {
  if (last.digitGroups.length === 0 && last.handle === undefined) return undefined;
  const said = before.slice(-MAX_PIECES);
  return joinedNumber(said, last) ?? joinedHandle(said, last);
}

/** Whether to keep a text for a day, because later texts may complete it. */
export function isPiece(text: string): boolean {
  return isJoinable(readPiece(text));
}

export function isJoinable({ digitGroups, announcesNumber, isAppName }: Piece): boolean {
  return digitGroups.length > 0 || announcesNumber || isAppName;
}

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
}

const numberAnnouncement =
  /\b(?:my|mums?|moms?|dads?) (?:new |phone |mobile |cell |home )?(?:number|num|nr|digits|tel|whatsapp|cell|mobile)\b(?! is \d{1,2} )|\b(?:call|text|ring|phone|dial|whatsapp|reach) me\b|\b(?:phone|mobile|cell|tel) ?(?:number|num|nr)\b|^(?:tel|whatsapp|number|phone|mobile|cell)$|\bwhatsapp\b/;
const appNames =
  /^(?:(?:my|on|in|at|its|add|the|add me on|find me on|im on|i have|got|use|have) ){0,2}(?:snapchat|snap|sc|insta|instagram|ig|discord|disc|tiktok|tik tok|kik|telegram|tele|wizz|yubo|skype|gamertag|psn|twitch|signal|viber|wechat)(?: (?:is|name|user|username|acc|account|tag|id))?$/;
const pieceHint =
  /\d|zero|one|two|three|four|five|six|seven|eight|nine|double|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cero|null|eins|zwei|zwo|drei|vier|funf|fuenf|sechs|sieben|acht|neun|un|deux|trois|quatre|cinq|sept|huit|neuf|due|tre|quattro|sei|otto|nove|number|num|nr|call|text|ring|phone|dial|tel|cell|mobile|whatsapp|reach|digits/;

export function readPiece(original: string): Piece {
  const { text } = fold(original);
  const plain = text.replace(/[^a-z0-9]+/g, ' ').trim();
  const isAppName = appNames.test(plain);
  const handle = findHandle(text);
  const withoutNumber = {
    text: original,
    digitGroups: [],
    hasLittleElse: false,
    announcesNumber: false,
    isAppName,
    handle,
  };
  if (!pieceHint.test(text)) return withoutNumber;
  const announcesNumber = numberAnnouncement.test(plain);
  const runs = digitRunsOf(text).filter((run) => mayBelongToNumber(run, text, announcesNumber));
  const digitGroups = runs.flatMap((run) => groupsOf(run, text));
  const others = runs.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const words = others.match(/[a-z]+/g) ?? [];
  return {
    text: original,
    digitGroups,
    hasLittleElse: announcesNumber || words.length <= 2,
    announcesNumber,
    isAppName,
    handle,
  };
}

const unitsAfter =
  /^\s?(?:coins?|points?|people|dollars?|euros?|pounds?|robux|gems?|xp|km|cm|mm|m|kg|g|miles?|years?|days?|hours?|minutes?|mins?|seconds?|secs?|weeks?|months?|times|%|degrees?|pages?|levels?|lives|life|stars?|goals?|cards?|shiny|total|pieces?|candles?|apples?|pets?|cats?|dogs?|frogs?|fish|steps?|digits|out of|more|left|and a half|o ?clock|am|pm|st|nd|rd|th|of|lol more|k\b|[x*+/÷=:-]\s?\d)/;
const countingBefore =
  /(?:[$£€#:.,/*x+÷=-]|\b(?:level|lvl|lv|page|p|question|q|number|no|nr|age|aged|am|im|is|are|was|got|have|had|has|scored|score|won|lost|at|by|to|in|for|with|rolled|than|times|plus|minus|equals|about|year|grade|class|room|chapter|round|top|under|over|ate|read|did|turn|turned|count to)) ?$/;

/** Number words that usually mean something else. */
const ambiguous = new Set(['o', 'oh', 'won', 'tree', 'ate', 'nil', 'due', 'un']);

/** Neither counts nor measures anything. Nobody counts with a leading zero. */
function mayBelongToNumber(run: DigitRun, text: string, isAnnouncedPhone: boolean): boolean {
  const { digits, groups, gaps, start, end, hasNumberWords, hasCountingWords } = run;
  if (hasCountingWords && digits.length < 4) return false;
  const written = text.slice(start, end);
  if (hasNumberWords && ambiguous.has(written)) return false;
  if (isScoreOrDate(groups, gaps)) return false;
  if (hasInternationalPrefix(start, text) || (/^0\d/.test(groups[0] ?? '') && digits.length > 1)) return true;
  if (unitsAfter.test(text.slice(end, end + 12))) return false;
  return isAnnouncedPhone || !countingBefore.test(text.slice(Math.max(0, start - 12), start));
}

/** `3:2`, `07:30`, `05/06`, `3-2` */
function isScoreOrDate(groups: readonly string[], gaps: readonly string[]): boolean {
  if (groups.length > 3 || gaps.length === 0) return false;
  return groups.every(({ length }) => length < 3) && gaps.every((gap) => /^ ?[:/.-] ?$/.test(gap));
}

/** `+44` is `0044`. */
function groupsOf({ groups, start }: DigitRun, text: string): readonly string[] {
  return hasInternationalPrefix(start, text) ? [`00${groups[0] ?? ''}`, ...groups.slice(1)] : groups;
}

function hasInternationalPrefix(start: number, text: string): boolean {
  return /(?:^|[^\d\s]\s+|^\s+)\+$/.test(text.slice(0, start));
}

const MIN_PHONE_DIGITS = 9;
const MIN_ANNOUNCED_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;

function joinedNumber(said: readonly Piece[], last: Piece): JoinedPieces | undefined {
  if (last.digitGroups.length === 0) return undefined;
  const all = [...said, last].filter(({ digitGroups }) => digitGroups.length > 0);
  const announced = said.findLastIndex(({ announcesNumber }) => announcesNumber);
  const after =
    announced < 0 ? [] : [...said.slice(announced), last].filter(({ digitGroups }) => digitGroups.length > 0);
  const bare = (pieces: readonly Piece[]) => pieces.filter(({ hasLittleElse }) => hasLittleElse);
  const found =
    (last.hasLittleElse && shortestNumberAtEnd(bare(all), isPhone)) ||
    shortestNumberAtEnd(all, isPhone) ||
    (last.hasLittleElse && shortestNumberAtEnd(bare(after), isAnnounced)) ||
    undefined;
  if (!found || found.length < 2) return undefined;
  const cue = announced < 0 ? [] : [said[announced]?.text ?? ''];
  const pieces = found.slice(0, -1).map(({ text }) => text);
  return { rule: 'private.phone', pieces: [...cue.filter((text) => !pieces.includes(text)), ...pieces] };
}

/** The fewest last pieces that form a number together. */
function shortestNumberAtEnd(
  pieces: readonly Piece[],
  isNumber: (groups: readonly string[], digits: string) => boolean,
): readonly Piece[] | undefined {
  let groups: readonly string[] = [];
  for (let from = pieces.length - 1; from >= 0; from -= 1) {
    groups = [...(pieces[from]?.digitGroups ?? []), ...groups];
    const digits = groups.join('');
    if (digits.length > MAX_PHONE_DIGITS) return undefined;
    if (isNumber(groups, digits)) return pieces.slice(from);
  }
  return undefined;
}

/** Begins with a zero, or has the groups of North America. */
function isPhone(groups: readonly string[], digits: string): boolean {
  if (digits.length < MIN_PHONE_DIGITS || isCounting(groups) || new Set(digits).size < 5) return false;
  const sizes = groups.map(({ length }) => length).join();
  const isAmerican = ['3,3,4', '3,7', '6,4'].includes(sizes) && /^[2-9]\d\d[2-9]/.test(digits) && !isMonotone(groups);
  return isAmerican || (/^(?:0[1-9]\d{8,10}|00[1-9]\d{8,11})$/.test(digits) && !isUnrelatedZero(groups));
}

function isAnnounced(groups: readonly string[], digits: string): boolean {
  return (
    digits.length >= MIN_ANNOUNCED_DIGITS &&
    !isCounting(groups, 0.95) &&
    !isMonotone(groups) &&
    new Set(digits).size > 3
  );
}

/** A single zero begins a number if single digits or few groups follow. Otherwise it was a score or a result. */
function isUnrelatedZero(groups: readonly string[]): boolean {
  const singles = groups.filter(({ length }) => length === 1).length;
  return groups[0] === '0' && groups.length > 5 && singles < 0.7 * groups.length;
}

/** Counts up or down, alternately too, or repeats one or two groups. */
function isCounting(groups: readonly string[], minShare = 0.6): boolean {
  if (new Set(groups).size < 3) return groups.length > 3;
  const steps = groups.slice(1).map((group, at) => Number(group) - Number(groups[at]));
  const countingSteps = steps.filter((step) => step === steps[0] || Math.abs(step) === 1).length;
  return steps.length > 3 && countingSteps > minShare * steps.length;
}

/** Only rises or only falls, as points do. */
function isMonotone(groups: readonly string[]): boolean {
  if (groups.length < 3 || groups.some((group) => /^0\d/.test(group))) return false;
  const steps = groups.slice(1).map((group, at) => Number(group) - Number(groups[at]));
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
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

function joinedHandle(said: readonly Piece[], last: Piece): JoinedPieces | undefined {
  const app = said.findLast(({ isAppName }) => isAppName);
  return app && last.handle !== undefined ? { rule: 'private.handle', pieces: [app.text] } : undefined;
}
