import { resolve } from 'node:path';
import { countProven, createKnowledge, type Knowledge, openGenerator, readKnowledge } from '#server/cards/index.ts';

/**
 * Shows what the riddle generator knows (content/generator/README.md):
 * `npm run generator -- coverage`, `npm run generator -- count 5000`, `npm run generator -- fact lays-eggs`, `npm run generator -- concept snail`.
 */

/** A concept with fewer choices of clues soon repeats itself. */
const FEW = 5;
/** So many different riddles are promised. */
const ENOUGH = 5000;

const { CONTENT_DIR } = process.env;
const [command = 'coverage', name = ''] = process.argv.slice(2);
const knowledge = createKnowledge(await readKnowledge(CONTENT_DIR && resolve(CONTENT_DIR)));

switch (command) {
  case 'coverage':
    showCoverage(knowledge);
    break;
  case 'fact':
    showFact(knowledge, name);
    break;
  case 'concept':
    showConcept(knowledge, name);
    break;
  case 'count':
    await showCount(Number(name || ENOUGH));
    break;
  default:
    console.error('Use one of: coverage, count NUMBER, fact NAME, concept NAME.');
    process.exitCode = 1;
}

function showCoverage(known: Knowledge): void {
  const {
    concepts,
    written: { classes, facts },
  } = known;
  console.log(
    `${concepts.length} concepts, ${Object.keys(classes).length} classes, ${Object.keys(facts).length} facts`,
  );
  const categories = Map.groupBy(concepts, ({ category }) => category);
  const rows = [...categories].map(([category, list]) => {
    const clues = list.flatMap((concept) => concept.clues);
    const grades = [1, 2, 3, 4, 5].map((grade) => clues.filter((clue) => clue.grade === grade).length);
    return { category, concepts: list.length, clues: clues.length, 'of grades 1 to 5': grades.join(' ') };
  });
  console.table(rows);
  const poor = concepts.flatMap(({ name }, at) => {
    const { easy, medium, hard } = countProven(known, at);
    return Math.min(easy ?? FEW, medium, hard) < FEW
      ? [`${name}: easy ${easy ?? '-'}, medium ${medium}, hard ${hard}`]
      : [];
  });
  console.log(
    `Concepts with fewer than ${FEW} proven choices of clues in a difficulty: ${poor.length}\n${poor.join('\n')}`,
  );
}

/** Makes so many riddles that are all proven, acceptable and unlike each other, or as many as there are. */
async function showCount(wanted: number): Promise<void> {
  const started = performance.now();
  const generate = await openGenerator({ contentDir: CONTENT_DIR && resolve(CONTENT_DIR) });
  const riddles = generate({ count: wanted }, 1);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${riddles.length} riddles of ${wanted} wanted, all different, in ${seconds} s`);
  const rows = [...Map.groupBy(riddles, ({ category }) => category)].map(([category, list]) => {
    const count = (difficulty: string) => list.filter((one) => one.difficulty === difficulty).length;
    return { category, riddles: list.length, easy: count('easy'), medium: count('medium'), hard: count('hard') };
  });
  console.table(rows);
  if (riddles.length < wanted) process.exitCode = 1;
}

/** The concepts that it is true of, those that it may be true of, and those that only the fact's rule excludes: check the last again. */
function showFact(known: Knowledge, fact: string): void {
  const rated = Map.groupBy(known.concepts, (_, at) => known.rate(at, fact));
  for (const rating of ['yes', 'maybe', 'no'] as const) {
    const names = (rated.get(rating) ?? []).map((concept) => concept.name);
    console.log(`${rating} (${names.length}): ${names.join(', ')}\n`);
  }
}

/** Everything that is taken to be true, unsure or false of it. The last list wants a second look: is each really false? */
function showConcept(known: Knowledge, wanted: string): void {
  const at = known.concepts.findIndex((concept) => concept.name === wanted);
  const concept = known.concepts[at];
  if (!concept) throw new Error(`There is no concept ${wanted}.`);
  const classes = known.listClasses(concept);
  const facts = [...known.factNames];
  const isByRule = (fact: string) => known.isNoByRule(at, fact);
  const show = (title: string, list: readonly string[]) =>
    console.log(`${title} (${list.length}): ${list.join(', ')}\n`);
  show('is', classes);
  show(
    'yes',
    facts.filter((fact) => known.rate(at, fact) === 'yes' && !classes.includes(fact)),
  );
  show(
    'maybe',
    facts.filter((fact) => known.rate(at, fact) === 'maybe'),
  );
  show(
    'no, as nobody said otherwise',
    facts.filter(isByRule).map((fact) => known.written.facts[fact]?.says ?? fact),
  );
}
