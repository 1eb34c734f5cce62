import { listRepeated } from '../../../platform/list-repeated.ts';
import { screen } from '../../../safety/index.ts';
import { readingGrade } from '../../reading-grade.ts';
import type { Knowledge } from './knowledge.ts';
import { findRivals } from './rivals.ts';
import type { Clue, WrittenConcept } from './shape.ts';

const MIN_CLUES = 8;
const MIN_OF_GRADES = { 'grades 1 and 2': [1, 2], 'grade 3': [3], 'grades 4 and 5': [4, 5] };
const MIN_OF_EACH = 2;
const MAX_LENGTH = 110;
const MAX_GRADE = 5.5;

interface KnowledgeRule {
  readonly name: string;
  findFaults(knowledge: Knowledge): string[];
}

/** Rules that the written knowledge must follow. */
export const knowledgeRules: readonly KnowledgeRule[] = [
  { name: 'each concept once', findFaults: ({ concepts }) => listRepeated(concepts.map(({ name }) => name)) },
  { name: 'each clue once', findFaults: ({ concepts }) => listRepeated(concepts.flatMap(listTexts)) },
  { name: 'classes and facts that exist', findFaults: findUnknownNames },
  { name: 'one rating for each fact', findFaults: findContradictions },
  { name: 'enough clues of all grades', findFaults: ({ concepts }) => concepts.flatMap(findMissingClues) },
  { name: 'clues well formed', findFaults: ({ concepts }) => eachText(concepts, isIllFormed) },
  { name: 'clues that do not name the answer', findFaults: ({ concepts }) => eachText(concepts, namesAnswer) },
  { name: 'clues that are easy to read', findFaults: ({ concepts }) => eachText(concepts, isHard) },
  { name: 'clues that pass the filter', findFaults: ({ concepts }) => eachText(concepts, isRefused) },
  { name: 'clues that tell all concepts apart', findFaults: findPairs },
];

export function findKnowledgeFaults(knowledge: Knowledge): string[] {
  return knowledgeRules.flatMap(({ name, findFaults }) =>
    findFaults(knowledge).map((fault) => `not ${name}: ${fault}`),
  );
}

function listNames({ name, accepts }: Pick<WrittenConcept, 'name' | 'accepts'>): string[] {
  return [name, ...accepts];
}

/** Whether one of the names is in the text as words of their own, singular or plural. */
export function holdsName(text: string, names: readonly string[]): boolean {
  const words = ` ${plain(text)} `;
  return names.some((name) => ['', 's', 'es'].some((ending) => words.includes(` ${plain(name)}${ending} `)));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function listTexts({ clues }: WrittenConcept): string[] {
  return clues.flatMap(({ say }) => say);
}

function eachText(concepts: readonly WrittenConcept[], isFaulty: (text: string, concept: WrittenConcept) => boolean) {
  return concepts.flatMap((concept) =>
    listTexts(concept)
      .filter((text) => isFaulty(text, concept))
      .map((text) => `${concept.name}: ${text}`),
  );
}

function findUnknownNames({ concepts, written: { classes, facts }, factNames }: Knowledge): string[] {
  const raters = [...Object.entries(classes), ...concepts.map((concept) => [concept.name, concept] as const)];
  const used = [
    ...raters.flatMap(([by, { yes, no, maybe }]) => [...yes, ...no, ...maybe].map((name) => ({ by, name }))),
    ...concepts.flatMap(({ name: by, clues }) => listStatements(clues).map((name) => ({ by, name }))),
  ].filter(({ name }) => !factNames.has(name));
  const unknownClasses = [
    ...raters.flatMap(([by, { is }]) => is.map((name) => ({ by, name }))),
    ...Object.entries(facts).flatMap(([by, { among }]) => among.map((name) => ({ by, name }))),
  ].filter(({ name }) => !classes[name]);
  const twice = Object.keys(facts).filter((name) => classes[name]);
  return [
    ...used.map(({ by, name }) => `${by}: there is no fact ${name}`),
    ...unknownClasses.map(({ by, name }) => `${by}: there is no class ${name}`),
    ...twice.map((name) => `${name} is a class and a fact`),
  ];
}

function listStatements(clues: readonly Clue[]): string[] {
  return clues.flatMap(({ facts }) => facts.map((fact) => fact.replace('!', '')));
}

function findContradictions(knowledge: Knowledge): string[] {
  return knowledge.concepts.flatMap((concept, at) => {
    const { name, yes, no, maybe, clues } = concept;
    const twice = listRepeated([...yes, ...no, ...maybe]).map((fact) => `${name} rates ${fact} twice`);
    const untrue = clues.flatMap(({ facts, say: [text] }) =>
      facts
        .filter((statement) => knowledge.rate(at, statement) !== 'yes')
        .map((statement) => `${name} is said to be ${statement}, and rated ${knowledge.rate(at, statement)}: ${text}`),
    );
    return [...twice, ...untrue];
  });
}

function findMissingClues({ name, clues }: WrittenConcept): string[] {
  const few = clues.length < MIN_CLUES ? [`${name}: ${clues.length} clues`] : [];
  const lacking = Object.entries(MIN_OF_GRADES)
    .filter(([, grades]) => clues.filter(({ grade }) => grades.includes(grade)).length < MIN_OF_EACH)
    .map(([which]) => `${name}: fewer than ${MIN_OF_EACH} clues of ${which}`);
  return [...few, ...lacking];
}

/** A clue is either the words after "I", or whole sentences. */
function isIllFormed(text: string): boolean {
  if (text.length > MAX_LENGTH || /\s{2}|^\s|\s$/.test(text)) return true;
  const isSentence = /[.!?]["”]?$/.test(text);
  return isSentence ? !/^["“]?[\p{Lu}\p{N}]/u.test(text) : !/^[\p{Ll}]/u.test(text) || /[.!?]/.test(text);
}

function namesAnswer(text: string, concept: WrittenConcept): boolean {
  return holdsName(text, listNames(concept));
}

function isHard(text: string): boolean {
  return readingGrade(isIllFormed(text) ? text : `I ${text}.`) > MAX_GRADE;
}

function isRefused(text: string): boolean {
  return screen(text).decision !== 'allow';
}

function findPairs(knowledge: Knowledge): string[] {
  const { concepts } = knowledge;
  return concepts.flatMap(({ name, clues }, at) => {
    const rivals = findRivals(knowledge, at, clues).map((other) => concepts[other]?.name);
    return rivals.length === 0 ? [] : [`no clue of ${name} rules out ${rivals.join(', ')}`];
  });
}
