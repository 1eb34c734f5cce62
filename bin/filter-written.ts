import { heads } from '#server/safety/filter/classifier/weights.ts';
import { isPiece } from '#server/safety/filter/contact/pieces.ts';
import { screenNextMessage, type Verdict } from '#server/safety/index.ts';
import { readAuthorFiles, readWrittenLines, type WrittenLine } from './filter-lines.ts';

/** What became of a written line. */
export interface Judged {
  readonly line: WrittenLine;
  /** Crisis counts only when the child gets help. */
  readonly isStopped: boolean;
  readonly rules: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
}

/** Prints how the filter judges the written lines of a folder: totals by family and author, and never a line itself. */
export function printWritten(folder: string): void {
  printJudged(readAuthorFiles(folder).flatMap((file) => readWrittenLines(file).map(judge)));
}

export function printJudged(judged: readonly Judged[]): void {
  const authors = [...new Set(judged.map(({ line }) => line.author))];
  console.log(`\n${judged.length} written lines by ${authors.length} authors: share, and the interval of 95 %`);
  console.log(row('', 'lines', 'found', 'near misses', 'wrongly stopped'));
  for (const family of [...heads, 'any']) printFamily(family, 'all', judged);
  for (const author of authors) {
    const own = judged.filter(({ line }) => line.author === author);
    for (const family of [...heads, 'any']) printFamily(family, author, own);
  }
  printConfusion(judged);
  printRules(judged);
}

/** As in a chat: each message of the line's author, with what both had said before. */
export function judge(line: WrittenLine): Judged {
  const verdicts = line.messages.flatMap((message, at) => (message.author === OTHER ? [] : [verdictOn(line, at)]));
  const isStopped = verdicts.some(({ decision }) =>
    line.family === 'crisis' ? decision === 'help' : decision !== 'allow',
  );
  const rules = new Set(verdicts.flatMap((verdict) => verdict.rules));
  return { line, isStopped, rules, families: new Set([...rules].map(getFamily)) };
}

const OTHER = 'other';

function verdictOn({ messages }: WrittenLine, at: number): Verdict {
  const before = messages.slice(0, at);
  const texts = before.filter(({ author }) => author !== OTHER).map(({ text }) => text);
  return screenNextMessage(messages[at]?.text ?? '', {
    texts,
    groomingSignals: [],
    pieces: texts.filter(isPiece),
    dialogue: before.map(({ author, text }) => ({ text, isOther: author === OTHER })),
  });
}

function getFamily(rule: string): string {
  const family = rule.split('.')[0] ?? '';
  return family === 'asks' ? 'private' : family;
}

function printFamily(family: string, author: string, judged: readonly Judged[]): void {
  const own = judged.filter(({ line }) => line.family === family);
  if (own.length === 0) return;
  const bad = own.filter(({ line }) => line.isBad);
  const fine = own.filter(({ line }) => !line.isBad);
  const getShare = (some: readonly Judged[]) =>
    shareWithin(some.filter(({ isStopped }) => isStopped).length, some.length);
  console.log(row(`${family}, ${author}`, `${bad.length}`, getShare(bad), `${fine.length}`, getShare(fine)));
}

/** For the lines of each family, the share in which rules of each other family spoke. */
function printConfusion(judged: readonly Judged[]): void {
  const columns = [...heads, 'word', 'selfharm', 'hate'];
  console.log(`\n${row('rules that spoke, in %', ...columns)}`);
  for (const family of heads) {
    for (const isBad of [true, false]) {
      const own = judged.filter(({ line }) => line.family === family && line.isBad === isBad);
      if (own.length === 0) continue;
      const cells = columns.map((column) =>
        ((100 * own.filter(({ families }) => families.has(column)).length) / own.length).toFixed(1),
      );
      console.log(row(isBad ? family : `${family}, near misses`, ...cells));
    }
  }
}

/** The rules that are wrong most often first: those that stop more near misses than they find lines should go. */
function printRules(judged: readonly Judged[]): void {
  const readLines = (rule: string, isBad: boolean) =>
    judged.filter(({ line, rules }) => line.isBad === isBad && rules.has(rule));
  const alone = (some: readonly Judged[]) => some.filter(({ rules }) => rules.size === 1).length;
  const counts = [...new Set(judged.flatMap(({ rules }) => [...rules]))]
    .map((rule) => ({ rule, right: readLines(rule, true), wrong: readLines(rule, false) }))
    .sort((one, other) => other.wrong.length - one.wrong.length);
  console.log(`\n${row('lines by rule', 'found', 'wrongly stopped', 'found alone', 'wrongly, alone')}`);
  for (const { rule, right, wrong } of counts)
    console.log(row(rule, `${right.length}`, `${wrong.length}`, `${alone(right)}`, `${alone(wrong)}`));
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padStart(22)).join('');
}

const Z = 1.96;

/** A share in percent with its Wilson interval, which also holds for few lines and for shares near 0 or 100. */
export function shareWithin(part: number, whole: number): string {
  if (whole === 0) return '';
  const share = part / whole;
  const centre = share + Z ** 2 / (2 * whole);
  const half = Z * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  const [low, high] = [centre - half, centre + half].map((bound) => (100 * bound) / (1 + Z ** 2 / whole));
  return `${(100 * share).toFixed(1)} (${low?.toFixed(1)}–${high?.toFixed(1)})`;
}
