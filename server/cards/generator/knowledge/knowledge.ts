import type { WrittenConcept, WrittenKnowledge } from './shape.ts';

export type Rating = 'yes' | 'no' | 'maybe';

/** What is known about every concept. A concept is referred to by its index in the list. */
export interface Knowledge {
  readonly written: WrittenKnowledge;
  readonly concepts: readonly WrittenConcept[];
  /** Names of classes and facts. Both are rated in the same way. */
  readonly factNames: ReadonlySet<string>;
  /** A class and everything above it, nearest first. */
  listClasses(concept: WrittenConcept): readonly string[];
  /** Whether a statement, such as `flies` or `!flies`, is true of a concept. */
  rate(concept: number, statement: string): Rating;
  /** 1 at the index of each concept for which a statement is known to be false. */
  ruledOutBy(statement: string): Uint8Array;
  /** Whether a fact is false of a concept only because its rule says "otherwise no". */
  isNoByRule(concept: number, fact: string): boolean;
}

type Rated = Readonly<Record<Rating, readonly string[]>>;

const opposite = { yes: 'no', no: 'yes', maybe: 'maybe' } as const;

export function createKnowledge(written: WrittenKnowledge): Knowledge {
  const { concepts } = written;
  const levels = concepts.map(({ is }) => levelsAbove(written, is));
  const known = new Map<string, readonly Rating[]>();
  const column = (fact: string) => concepts.map((concept, at) => rateFact(written, concept, levels[at] ?? [], fact));
  const getColumn = (fact: string): readonly Rating[] => {
    const found = known.get(fact) ?? column(fact);
    known.set(fact, found);
    return found;
  };
  const rate = (concept: number, statement: string): Rating => {
    const isNegated = statement.startsWith('!');
    const rating = getColumn(isNegated ? statement.slice(1) : statement)[concept] ?? 'maybe';
    return isNegated ? opposite[rating] : rating;
  };
  const ruledOut = new Map<string, Uint8Array>();
  return {
    written,
    concepts,
    factNames: new Set([...Object.keys(written.classes), ...Object.keys(written.facts)]),
    listClasses: ({ is }) => levelsAbove(written, is).flat(),
    rate,
    ruledOutBy(statement) {
      const found =
        ruledOut.get(statement) ?? Uint8Array.from(concepts, (_, at) => (rate(at, statement) === 'no' ? 1 : 0));
      ruledOut.set(statement, found);
      return found;
    },
    isNoByRule(at, fact) {
      const concept = concepts[at];
      const rule = written.facts[fact];
      if (!concept || rule?.otherwise !== 'no') return false;
      const above = levels[at] ?? [];
      return rule.among.some((name) => above.flat().includes(name)) && !statedAnywhere(written, concept, above, fact);
    },
  };
}

/** Classes by distance: those of the concept itself, then the ones right above them, and so on. */
function levelsAbove({ classes }: WrittenKnowledge, from: readonly string[]): string[][] {
  const seen = new Set<string>();
  const levels: string[][] = [];
  for (let level = [...from]; level.length > 0; ) {
    levels.push(level);
    for (const name of level) seen.add(name);
    level = [...new Set(level.flatMap((name) => classes[name]?.is ?? []))].filter((name) => !seen.has(name));
  }
  return levels;
}

/** The concept's own statement comes first, then that of the nearest class, then the rule of the fact. */
function rateFact(
  written: WrittenKnowledge,
  concept: WrittenConcept,
  levels: readonly string[][],
  fact: string,
): Rating {
  const above = levels.flat();
  const said = statedAnywhere(written, concept, levels, fact);
  if (said) return said;
  if (written.classes[fact]) return above.includes(fact) ? 'yes' : 'no';
  const rule = written.facts[fact];
  if (!rule) return 'maybe';
  return rule.among.some((name) => above.includes(name)) ? rule.otherwise : 'no';
}

function statedAnywhere(
  { classes }: WrittenKnowledge,
  concept: WrittenConcept,
  levels: readonly string[][],
  fact: string,
): Rating | undefined {
  const own = stated(concept, fact) ?? statedInClue(concept, fact);
  if (own) return own;
  const rated = levels.map((level) => level.flatMap((name) => (classes[name] && stated(classes[name], fact)) ?? []));
  const [first, ...others] = rated.find((ratings) => ratings.length > 0) ?? [];
  return others.every((other) => other === first) ? first : 'maybe';
}

function stated(one: Rated, fact: string): Rating | undefined {
  return (['maybe', 'yes', 'no'] as const).find((rating) => one[rating].includes(fact));
}

/** A clue also counts as a statement about its concept, so that nobody has to write it twice. */
function statedInClue({ clues }: WrittenConcept, fact: string): Rating | undefined {
  if (clues.some(({ facts }) => facts.includes(fact))) return 'yes';
  return clues.some(({ facts }) => facts.includes(`!${fact}`)) ? 'no' : undefined;
}
