import { HOUR, later } from '#server/platform/clock.ts';
import type { Chance } from './chance.ts';
import type { Child } from './child.ts';
import { draw } from './drawing.ts';
import type { Making, Wish } from './making.ts';
import { answerTo, handIn } from './stories.ts';
import { type Band, type StoryWords, takeShare, toBand } from './words.ts';

/** As many as these children can have written and drawn; more of them lately. */
export function scheduleStories(making: Making, { children }: Wish): void {
  const { days, diary, chance, words } = making;
  const { drawings, posts, moderation } = words;
  const drawn = drawings.map(({ motif, ...said }) => ({
    words: { ...said, category: 'other' as const },
    drawing: draw(motif, chance),
  }));
  const written = chance.shuffled([...posts.map((post) => ({ words: post })), ...drawn]);
  for (const { words: story, ...rest } of takeShare(written, words.children.length, children)) {
    const day = 1 + (days.count - 1) * chance.number() ** 0.75;
    const at = days.at(day, chance.between(13, 19.2));
    diary.schedule(at, `somebody writes “${story.title}”`, () => write(making, { ...story, ...rest }));
  }
  for (const refused of moderation.refused) {
    const day = chance.between(1, days.count - 1);
    diary.schedule(days.at(day, 16), `somebody writes “${refused.title}”`, () => writeForReview(making, refused));
  }
  diary.schedule(later(days.end, -20 * HOUR), 'somebody is unkind', () => writeUnkindly(making));
}

async function write({ demo, diary, children, chance, stories }: Making, words: StoryWords): Promise<void> {
  const author = chooseAuthor(children, chance, words.by);
  if (!author) return;
  const story = await handIn(author, words);
  stories.set(words.title, story);
  if (story.isOut) answerTo(demo, diary, chance, story);
}

async function writeUnkindly({ children, stories, words }: Making): Promise<void> {
  const { suspended } = words.moderation;
  const author = children.find((child) => child.words.role === 'suspended' && child.isFree);
  if (author) stories.set(suspended.title, await handIn(author, suspended));
}

/** Writes something for the review queue, as a child that nobody signs in as. */
export async function writeForReview({ children, chance, stories }: Making, story: StoryWords): Promise<void> {
  const author = chance.pick(listAuthors(children, story.by).filter(({ words }) => words.role === undefined));
  if (author) stories.set(story.title, await handIn(author, story));
}

/** The child with the most buddies writes most. */
function chooseAuthor(children: readonly Child[], chance: Chance, band: Band): Child | undefined {
  const authors = listAuthors(children, band);
  const hub = authors.find(({ words }) => words.role === 'hub');
  return hub && chance.percent(22) ? hub : chance.pick(authors);
}

function listAuthors(children: readonly Child[], band: Band): Child[] {
  return children.filter(({ isFree, words }) => isFree && words.role !== 'suspended' && toBand(words.age) === band);
}
