import { type Random, shuffled } from '#contract/rules/random.ts';
import { HOUR, later } from '#server/platform/clock.ts';
import { between, percent, pickIfAny } from '../random.ts';
import type { Child } from './child.ts';
import { draw } from './drawing.ts';
import { type Band, type ScriptedStory, takeShare, toBand } from './script.ts';
import type { Simulation, SimulationOptions } from './simulation.ts';
import { scheduleReactions, submitStory } from './stories.ts';

/** As many as these children can have written and drawn; more of them lately. */
export function scheduleStories(simulation: Simulation, { children }: SimulationOptions): void {
  const { days, timeline, random, script } = simulation;
  const { drawings, posts, moderation } = script;
  const drawn = drawings.map(({ motif, ...said }) => ({
    script: { ...said, category: 'other' as const },
    drawing: draw(motif, random),
  }));
  const written = shuffled(random, [...posts.map((post) => ({ script: post })), ...drawn]);
  for (const { script: story, ...rest } of takeShare(written, script.children.length, children)) {
    const day = 1 + (days.count - 1) * random() ** 0.75;
    const at = days.at(day, between(random, 13, 19.2));
    timeline.schedule(at, `somebody writes “${story.title}”`, () => write(simulation, { ...story, ...rest }));
  }
  for (const refused of moderation.refused) {
    const day = between(random, 1, days.count - 1);
    timeline.schedule(days.at(day, 16), `somebody writes “${refused.title}”`, () =>
      writeForReview(simulation, refused),
    );
  }
  timeline.schedule(later(days.end, -20 * HOUR), 'a child is unkind', () => writeUnkindly(simulation));
}

async function write({ demo, timeline, children, random, stories }: Simulation, script: ScriptedStory): Promise<void> {
  const author = chooseAuthor(children, random, script.by);
  if (!author) return;
  const story = await submitStory(author, script);
  stories.set(script.title, story);
  if (story.isPublished) scheduleReactions(demo, timeline, random, story);
}

async function writeUnkindly({ children, stories, script }: Simulation): Promise<void> {
  const { suspended } = script.moderation;
  const author = children.find((child) => child.script.role === 'suspended' && child.isFree);
  if (author) stories.set(suspended.title, await submitStory(author, suspended));
}

/** Writes something for the review queue, as a child that nobody signs in as. */
export async function writeForReview({ children, random, stories }: Simulation, story: ScriptedStory): Promise<void> {
  const author = pickIfAny(
    random,
    listAuthors(children, story.by).filter(({ script }) => script.role === undefined),
  );
  if (author) stories.set(story.title, await submitStory(author, story));
}

/** The child with the most buddies writes most. */
function chooseAuthor(children: readonly Child[], random: Random, band: Band): Child | undefined {
  const authors = listAuthors(children, band);
  const hub = authors.find(({ script }) => script.role === 'hub');
  return hub && percent(random, 22) ? hub : pickIfAny(random, authors);
}

function listAuthors(children: readonly Child[], band: Band): Child[] {
  return children.filter(({ isFree, script }) => isFree && script.role !== 'suspended' && toBand(script.age) === band);
}
