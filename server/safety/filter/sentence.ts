import { isKnown } from './dictionary.ts';
import type { Folded } from './fold.ts';
import { readingsOf } from './spelling.ts';
import type { Piece } from './tokens.ts';

/** A word as the patterns read it: `u` is `you`, `don't` is `do` and `not`, `k1ll` is `kill`. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Begins with a large letter. */
  readonly isLarge: boolean;
  /** A full stop or a new line stands before it. */
  readonly isFirst: boolean;
}

const short: Readonly<Record<string, string>> = {
  u: 'you',
  ya: 'you',
  yu: 'you',
  yall: 'you all',
  r: 'are',
  im: 'i am',
  ive: 'i have',
  youre: 'you are',
  youve: 'you have',
  ima: 'i am going to',
  imma: 'i am going to',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  couldnt: 'could not',
  havent: 'have not',
  hasnt: 'has not',
  aint: 'is not',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  gimme: 'give me',
  lemme: 'let me',
  tryna: 'trying to',
  dunno: 'do not know',
  whats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  hows: 'how is',
  thats: 'that is',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  theres: 'there is',
  lets: 'let us',
  plz: 'please',
  pls: 'please',
  bc: 'because',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  becuz: 'because',
  cause: 'because',
  rn: 'right now',
  ppl: 'people',
  luv: 'love',
  wat: 'what',
  wut: 'what',
  wots: 'what is',
  nd: 'and',
  smth: 'something',
  sth: 'something',
  evry1: 'everyone',
  every1: 'everyone',
  any1: 'anyone',
  some1: 'someone',
  no1: 'nobody',
  noone: 'nobody',
  nun: 'nothing',
  nobodys: 'nobody is',
  alot: 'a lot',
  shoulda: 'should have',
  woulda: 'would have',
  idc: 'i do not care',
  idk: 'i do not know',
  ily: 'i love you',
  thru: 'through',
  n: 'and',
  '2day': 'today',
  '2nite': 'tonight',
  tonite: 'tonight',
  '2moro': 'tomorrow',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  l8r: 'later',
  b4: 'before',
  gr8: 'great',
  m8: 'mate',
  h8: 'hate',
  sk8: 'skate',
  str8: 'straight',
  '4ever': 'forever',
  '4get': 'forget',
  kil: 'kill',
  ded: 'dead',
  urself: 'yourself',
  yourselves: 'yourself',
  urselves: 'yourself',
  yrself: 'yourself',
  meself: 'myself',
  mi: 'my',
  parnts: 'parents',
  frends: 'friends',
  freinds: 'friends',
  becos: 'because',
  sed: 'said',
  sumone: 'someone',
  somone: 'someone',
  sumthing: 'something',
  wen: 'when',
  wher: 'where',
  wud: 'would',
  shud: 'should',
  evryone: 'everyone',
};
const expanded = new Map(Object.entries(short).map(([word, long]) => [word, long.split(' ')]));

const endings: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', m: 'am', d: 'would' };
const isBefore = [
  'it',
  'he',
  'she',
  'that',
  'what',
  'who',
  'where',
  'there',
  'here',
  'how',
  'nobody',
  'everyone',
  'everybody',
  'someone',
  'mom',
  'mum',
  'dad',
  'life',
  'one',
];
const notBefore: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'is' };
const breaks = /[!?;|]|(?<!\.)\.(?!\.)/;

/** The words of a text in order, each with its place in the folded text. */
export function wordsOf({ text, isLarge }: Folded, pieces: readonly Piece[]): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const piece of pieces) {
    const isFirst = words.length === 0 || breaks.test(text.slice(last, piece.start));
    for (const [at, plain] of plainWords(piece).entries()) {
      words.push({
        text: plain,
        start: piece.start,
        end: piece.end,
        isLarge: isLarge[piece.start] === 1,
        isFirst: isFirst && at === 0,
      });
    }
    last = piece.end;
  }
  return words;
}

function plainWords({ text, ending }: Piece): readonly string[] {
  if (ending === 't' && text.endsWith('n')) return [notBefore[text.slice(0, -1)] ?? text.slice(0, -1), 'not'];
  const words = expanded.get(text) ?? [readWord(text)];
  if (ending === '') return words;
  if (ending === 's') return text === 'let' ? ['let', 'us'] : isBefore.includes(text) ? [...words, 'is'] : words;
  return [...words, endings[ending] ?? ''].filter((word) => word !== '');
}

const remembered = new Map<string, string>();

/** An unknown run of letters as the everyday word that it most likely is. */
function readWord(token: string): string {
  if (token.length < 3 || token.length > 20 || isKnown(token)) return token;
  const before = remembered.get(token);
  if (before !== undefined) return before;
  const word = likeliest(token);
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(token, word);
  return word;
}

function likeliest(token: string): string {
  if (/\d/.test(token)) {
    const reading = /[a-z]/.test(token) ? readingsOf(token).find((one) => one.length > 3 && isKnown(one)) : undefined;
    return reading ?? token;
  }
  if (!/(.)\1/.test(token)) return token;
  const single = token.replace(/(.)\1+/g, '$1');
  if (isKnown(single)) return single;
  const double = token.replace(/(.)\1+/g, '$1$1');
  if (isKnown(double)) return double;
  for (let at = 0; at < single.length; at += 1) {
    const one = single.slice(0, at) + single.charAt(at) + single.slice(at);
    if (isKnown(one)) return one;
  }
  return single.length > 1 ? single : token;
}
