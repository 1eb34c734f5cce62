import { sendContact } from '#contract/help.ts';
import { sendReport } from '#contract/safety.ts';
import { HOUR, later, MINUTE } from '#server/platform/clock.ts';
import { between } from '../random.ts';
import { done, Visitor } from '../visitor.ts';
import type { Child } from './child.ts';
import type { Script } from './script.ts';
import type { Simulation } from './simulation.ts';
import { type CaseDecision, goOnDuty, type StaffMember, suspendForAWeek, workQueue } from './staff.ts';
import { scheduleReactions } from './stories.ts';
import { writeForReview } from './writing.ts';

const FIRST_ROUND = 8;
const ROUNDS = [FIRST_ROUND, 12.5, 17, 19.75];

/** Four times a day a moderator on duty works through the queue, which also keeps typed chat open. At night the scheduled jobs run. */
export function scheduleRounds(simulation: Simulation): void {
  const { demo, days, timeline, moderators, admin } = simulation;
  const moderatorOn = (day: number) => moderators[(days.count - day) % moderators.length] ?? admin;
  for (let day = 0; day <= days.count; day += 1) {
    timeline.schedule(days.at(day, FIRST_ROUND), 'duty', () => goOnDuty(moderatorOn(day)));
    for (const hour of ROUNDS) {
      timeline.schedule(days.at(day, hour), 'a round of the review queue', () =>
        makeRound(simulation, moderatorOn(day)),
      );
      timeline.schedule(days.at(day, hour + 0.1), 'mails to parents', () => demo.context.jobs.run('family.send-mails'));
    }
    timeline.schedule(days.at(day, 3.5), 'the jobs of the night', async () => {
      for (const { name } of demo.context.jobs.schedule) await demo.context.jobs.run(name);
    });
  }
  timeline.schedule(later(days.end, -25 * MINUTE), 'the last round of the review queue', async () => {
    await goOnDuty(moderatorOn(days.count));
    await makeRound(simulation, moderatorOn(days.count));
  });
}

async function makeRound(simulation: Simulation, moderator: StaffMember): Promise<void> {
  const { demo, timeline, random, stories } = simulation;
  const suspended: Child[] = [];
  await workQueue(
    { clock: demo.clock, random },
    moderator,
    ({ title, reports }) => {
      const decision = decisionOn(simulation.script, title, reports > 0);
      const author = stories.get(title)?.author;
      if (title === simulation.script.moderation.suspended.title && author) suspended.push(author);
      return decision;
    },
    ({ title }) => {
      const story = stories.get(title);
      if (story) scheduleReactions(demo, timeline, random, story);
    },
  );
  for (const child of suspended) {
    await suspendForAWeek(simulation.admin, child);
    child.isFree = false;
  }
}

/** Approves most cases. Some stay in the queue for people who try the demo. */
function decisionOn({ moderation }: Script, title: string, isReported: boolean): CaseDecision | undefined {
  if (isReported || moderation.waiting.some((story) => story.title === title)) return undefined;
  if (moderation.suspended.title === title) return { decision: 'teach', template: 'kinder' };
  const refused = moderation.refused.find((story) => story.title === title);
  return refused ? { decision: 'teach', template: refused.template } : { decision: 'approve' };
}

/** Fills the review queue for people who try the demo. */
export function scheduleLastDay(simulation: Simulation): void {
  const { demo, days, timeline, random, script } = simulation;
  const { reported } = script.moderation;
  timeline.schedule(days.at(days.count - 2, 15), `somebody writes “${reported.title}”`, () =>
    writeForReview(simulation, reported),
  );
  timeline.schedule(later(days.end, -50 * MINUTE), 'buddies report it', () => reportStory(simulation, reported.title));
  for (const story of script.moderation.waiting) {
    const at = later(days.end, -between(random, 0.2, 5) * HOUR);
    timeline.schedule(at, `somebody writes “${story.title}”`, () => writeForReview(simulation, story));
  }
  for (const [place, message] of script.moderation.contactMessages.entries()) {
    const visitor = new Visitor(demo.app, `10.9.0.${1 + place}`);
    const at = later(days.end, -between(random, 2, 30) * HOUR);
    timeline.schedule(at, 'a message to the operator', async () => {
      done(await visitor.call(sendContact, { body: message }));
    });
  }
}

/** Two buddies report a story. */
async function reportStory({ stories }: Simulation, title: string): Promise<void> {
  const story = stories.get(title);
  if (!story?.author.isFree) return;
  const readers = [...story.author.buddies].filter(({ isFree, script }) => isFree && script.role === undefined);
  for (const reader of readers.slice(0, 2))
    await reader.call(sendReport, { body: { targetType: 'post', targetId: story.id, reason: 'unkind' } });
}
