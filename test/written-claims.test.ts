import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { admin } from '#web/admin/messages/en.ts';
import { familyConsent } from '#web/family/messages/consent/en.ts';
import { sections } from '#web/help/answers/questions.ts';
import { claims as openPages } from '#web/help/claims.ts';
import { allAnswers } from '#web/help/messages/community/index.ts';
import { helpTour } from '#web/help/messages/tour/en.ts';
import { staff } from '#web/staff/messages/en.ts';
import type { Claims } from './written/claims.ts';
import { helpForParentsClaims, plainHelpForParents } from './written/help-for-parents.ts';
import { mailWords } from './written/mails/mails.ts';
import { consentClaims, plainConsentWords, plainTourWords, tourClaims } from './written/parents-pages.ts';
import { plainReadmeWords, readmeClaims } from './written/readme.ts';
import { listTexts, readProse, splitSentences } from './written/sentences.ts';
import { plainSetUpWords, setUpClaims } from './written/set-up.ts';
import { plainStaffSignInWords, staffSignInClaims } from './written/staff-sign-in.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The files that hold words of our e-mails. The notice is the newest one, which new parents get. */
const mailFiles = globSync(
  [
    'server/**/mails.ts',
    'server/family/mails/**/*.ts',
    'server/family/forms/mails/*.ts',
    'server/family/reports/mails/family-report.ts',
  ],
  { cwd: root },
).filter((file) => !/queries|queue|send|failed|compose|family-mails|mails\/mail\.ts|module-mails/.test(file));
const newestNotice = globSync('content/notices/*.txt', { cwd: root })
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .at(-1);

const texts: readonly (readonly [string, Claims, readonly (string | RegExp)[], readonly string[]])[] = [
  [
    'e-mails',
    joined(mailWords.map(({ claims }) => claims)),
    mailWords.flatMap(({ plain }) => plain),
    [...mailFiles.flatMap((file) => listTexts(read(file))), noticeProse(read(newestNotice ?? ''))].flatMap(
      splitSentences,
    ),
  ],
  ['the README', readmeClaims, plainReadmeWords, splitSentences(readProse(read('README.md')))],
  [
    'the set-up and the settings',
    setUpClaims,
    plainSetUpWords,
    Object.keys(admin).filter((name) => /^admin\.set(up)?\./.test(name)),
  ],
  ["the pages of links in parents' mails", consentClaims, plainConsentWords, Object.keys(familyConsent)],
  ['the tour for parents', tourClaims, plainTourWords, Object.keys(helpTour)],
  [
    'the answers of the Help Center about grown-ups',
    helpForParentsClaims,
    plainHelpForParents,
    sections
      .filter(({ id }) => id === 'grown-ups' || id === 'parents')
      .flatMap(({ questions }) => questions)
      .flatMap(([id]) => [allAnswers[`help.q.${id}`], allAnswers[`help.a.${id}`]].flatMap(splitSentences)),
  ],
  ['the pages where staff sign in', staffSignInClaims, plainStaffSignInWords, Object.keys(staff)],
];

/** A notice without its marks; each line of a list is a sentence of its own. */
function noticeProse(notice: string): string {
  return notice
    .replace(/^(#+|---) /gm, '')
    .replace(/^> \S+ /gm, '\n\n')
    .replace(/^- (.+?): /gm, '\n\n$1 = ')
    .replace(/\[([^\]]+)\]\(\{\w+\}\)/g, '$1')
    .replace(/\*\*/g, '');
}

describe.each(texts)('the claims of %s', (_where, claims, plain, said) => {
  const claimed: readonly string[] = Object.values(claims).flatMap((sentences) => sentences ?? []);
  const isPlain = (sentence: string): boolean =>
    plain.some((words) => (typeof words === 'string' ? words === sentence : words.test(sentence)));

  it('every sentence is either a claim with a proof or listed as no claim', () => {
    const unclear = (sentences: readonly string[]) =>
      sentences.filter((sentence) => !claimed.includes(sentence) && !isPlain(sentence));

    expect(said.length).toBeGreaterThan(30);
    expect(unclear(said)).toEqual([]);
    expect(unclear(['Robots never sleep here.'])).toHaveLength(1);
  });

  it('every listed sentence still occurs in the texts', () => {
    const listed = [...claimed, ...plain.filter((words) => typeof words === 'string')];

    expect(listed.filter((sentence) => !said.includes(sentence))).toEqual([]);
  });

  it('every proof is an existing test', () => {
    expect(Object.keys(claims).filter((evidence) => !isThere(evidence))).toEqual([]);
    expect(isThere('test/written-claims.test.ts: robots never sleep')).toBe(false);
    expect(isThere('robots')).toBe(false);
  });
});

/** Several files may use one proof. */
function joined(all: readonly Claims[]): Claims {
  const sentences = new Map<string, readonly string[]>();
  for (const claims of all) {
    for (const [evidence, said = []] of Object.entries(claims)) {
      sentences.set(evidence, [...(sentences.get(evidence) ?? []), ...said]);
    }
  }
  return Object.fromEntries(sentences);
}

/** A claim of the open pages, which test/policies.test.ts proves, or a test with this title. */
function isThere(evidence: string): boolean {
  if (evidence in openPages) return true;
  const [file = '', ...words] = evidence.split(': ');
  const title = words.join(': ');
  if (title === '' || !existsSync(join(root, file))) return false;
  return ["'", '"', '`'].some((quote) => new RegExp(`\\(\\s*${quote}${escaped(title)}`).test(read(file)));
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

describe('the numbers of the README', () => {
  const readme = read('README.md');

  it('counts the coloring pages', () => {
    const pages = globSync('content/coloring/*.svg', { cwd: root });

    expect(readme).toContain(`${pages.length} pictures of our own`);
  });

  it('counts the boards of each game', () => {
    const boards = globSync('content/games/*.json', { cwd: root }).map((file) => JSON.parse(read(file)).length);

    expect(boards).toHaveLength(4);
    for (const count of boards) expect(readme).toContain(`${count} boards each`);
  });
});
