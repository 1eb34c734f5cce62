import { sendContact } from '#contract/help.ts';
import { sendReport } from '#contract/safety.ts';
import { HOUR, later, MINUTE } from '#server/platform/clock.ts';
import { done, Visitor } from '../visitor.ts';
import type { Child } from './child.ts';
import type { Making } from './making.ts';
import { goOnDuty, type Judgement, judge, type Keeper, restForAWeek } from './staff.ts';
import { answerTo } from './stories.ts';
import type { Words } from './words.ts';
import { writeForDesk } from './writing.ts';

const FIRST_ROUND = 8;
const ROUNDS = [FIRST_ROUND, 12.5, 17, 19.75];

/** Four times a day somebody on duty looks at the desk, who also makes typed chat possible; at night what is due by the clock is done. */
export function noteRounds(making: Making): void {
  const { pond, days, diary, moderators, admin } = making;
  const keeperOn = (day: number) => moderators[(days.count - day) % moderators.length] ?? admin;
  for (let day = 0; day <= days.count; day += 1) {
    diary.note(days.at(day, FIRST_ROUND), 'duty', () => goOnDuty(keeperOn(day)));
    for (const hour of ROUNDS) {
      diary.note(days.at(day, hour), 'a round at the desk', () => makeRound(making, keeperOn(day)));
      diary.note(days.at(day, hour + 0.1), 'mails to parents', () => pond.context.jobs.run('family.send-mails'));
    }
    diary.note(days.at(day, 3.5), 'the work of the night', async () => {
      for (const { name } of pond.context.jobs.schedule) await pond.context.jobs.run(name);
    });
  }
  diary.note(later(days.end, -25 * MINUTE), 'the last round at the desk', async () => {
    await goOnDuty(keeperOn(days.count));
    await makeRound(making, keeperOn(days.count));
  });
}

async function makeRound(making: Making, keeper: Keeper): Promise<void> {
  const { pond, diary, chance, stories } = making;
  const rested: Child[] = [];
  await judge(
    { clock: pond.clock, chance },
    keeper,
    ({ title, reports }) => {
      const judgement = judgementOf(making.words, title, reports > 0);
      const author = stories.get(title)?.author;
      if (title === making.words.moderation.rest.title && author) rested.push(author);
      return judgement;
    },
    ({ title }) => {
      const story = stories.get(title);
      if (story) answerTo(pond, diary, chance, story);
    },
  );
  for (const child of rested) {
    await restForAWeek(making.admin, child);
    child.isFree = false;
  }
}

/** Most are let through; what is meant for whoever tries the desk waits on. */
function judgementOf({ moderation }: Words, title: string, isTold: boolean): Judgement | undefined {
  if (isTold || moderation.waiting.some((story) => story.title === title)) return undefined;
  if (moderation.rest.title === title) return { decision: 'teach', template: 'kinder' };
  const refused = moderation.refused.find((story) => story.title === title);
  return refused ? { decision: 'teach', template: refused.template } : { decision: 'approve' };
}

/** What lies on the desk when somebody sits down at it. */
export function noteLastDay(making: Making): void {
  const { pond, days, diary, chance, words } = making;
  const { told } = words.moderation;
  diary.note(days.at(days.count - 2, 15), `somebody writes “${told.title}”`, () => writeForDesk(making, told));
  diary.note(later(days.end, -50 * MINUTE), 'some tell about it', () => tell(making, told.title));
  for (const story of words.moderation.waiting) {
    const at = later(days.end, -chance.between(0.2, 5) * HOUR);
    diary.note(at, `somebody writes “${story.title}”`, () => writeForDesk(making, story));
  }
  for (const [place, letter] of words.moderation.letters.entries()) {
    const visitor = new Visitor(pond.app, `10.9.0.${1 + place}`);
    const at = later(days.end, -chance.between(2, 30) * HOUR);
    diary.note(at, 'a letter to the people behind the pond', async () => {
      done(await visitor.call(sendContact, { body: letter }));
    });
  }
}

/** Two buddies of its author do not like a story. */
async function tell({ stories }: Making, title: string): Promise<void> {
  const story = stories.get(title);
  if (!story?.author.isFree) return;
  const readers = [...story.author.buddies].filter(({ isFree, words }) => isFree && words.role === undefined);
  for (const reader of readers.slice(0, 2))
    await reader.does(sendReport, { body: { targetType: 'post', targetId: story.id, reason: 'unkind' } });
}
