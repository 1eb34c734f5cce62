import { sendContact } from '#contract/help.ts';
import { setRegistration } from '#server/accounts/index.ts';
import { HOUR, later, MINUTE } from '#server/platform/clock.ts';
import { done, Visitor } from '../visitor.ts';
import { Chance } from './chance.ts';
import { type Child, consentByMail, introduce, join } from './child.ts';
import { Days, whenAwake } from './days.ts';
import { Diary } from './diary.ts';
import { play } from './playing.ts';
import type { Pond } from './pond.ts';
import { consentInPersonOf, goOnDuty, hire, type Judgement, judge, type Keeper, restForAWeek } from './staff.ts';
import { answerTo, handIn, type Story } from './stories.ts';
import { type Band, bandOf, readWords, type StoryWords, type Words } from './words.ts';

export interface Wish {
  readonly days: number;
  readonly children: number;
  /** When it is over: now, for whoever will look at it. */
  readonly end: Date;
  readonly say: (line: string) => void;
}

/** Everything that the parts of the making share. */
export interface Making {
  readonly pond: Pond;
  readonly days: Days;
  readonly diary: Diary;
  readonly chance: Chance;
  readonly words: Words;
  readonly children: Child[];
  readonly stories: Map<string, Story>;
  /** They take turns, a day each. */
  readonly moderators: readonly Keeper[];
  readonly admin: Keeper;
}

const SEED = 20_260_921;
export const staffNames = { moderators: ['reedwarbler', 'dipper'], admin: 'kingfisher' } as const;

/** Lets children, parents and staff live through some weeks, each by their own browser. */
export async function live(pond: Pond, wish: Wish): Promise<Making> {
  const words = await readWords();
  await setRegistration(pond.context.db, 'open');
  const admin = await hire(pond, staffNames.admin, 'admin');
  const moderators = await Promise.all(staffNames.moderators.map((name) => hire(pond, name, 'moderator')));
  const making: Making = {
    pond,
    ...{ words, moderators, admin },
    days: new Days(wish.end, wish.days),
    diary: new Diary(),
    chance: new Chance(SEED),
    children: [],
    stories: new Map(),
  };
  noteJoining(making, wish);
  notePlay(making);
  noteStories(making, wish);
  noteRounds(making);
  noteLastDay(making);
  noteWeeks(making, wish);
  await making.diary.live(pond.clock, wish.end);
  return making;
}

/** Half of all come in the first days, the others bit by bit, and who still waits for a grown-up only yesterday. */
function noteJoining(making: Making, wish: Wish): void {
  const { days, diary, chance, words } = making;
  for (const [place, about] of words.children.slice(0, wish.children).entries()) {
    const isEarly = place < 12 || chance.percent(45);
    const day = about.role === 'waiting' ? days.count - 1 : chance.between(0, days.count * (isEarly ? 0.1 : 0.6));
    const ip = `10.1.${Math.floor(place / 200)}.${1 + (place % 200)}`;
    diary.note(days.at(day, chance.between(14, 19)), `${about.username} joins`, async () => {
      const child = await join(making.pond, about, ip);
      making.children.push(child);
      await play(making.pond, child, chance);
      if (about.age >= 13) await introduce(child);
      else if (about.role !== 'waiting') noteConsent(making, child);
    });
  }
}

/** Most parents answer by mail within a day; some come by, and open typed chat too. */
function noteConsent({ pond, diary, chance, admin }: Making, child: Child): void {
  child.mayType = chance.percent(35);
  const at = whenAwake(later(pond.clock.now(), chance.between(0.5, 20) * HOUR));
  diary.note(at, `the parent of ${child.words.username} says yes`, async () => {
    if (child.mayType) await consentInPersonOf(admin, child);
    else await consentByMail(pond, child);
    await introduce(child);
  });
}

/** Some come every other day, some now and then. */
function notePlay({ pond, days, diary, chance, words, children }: Making): void {
  for (const { username, role } of words.children) {
    const eagerness = role === 'hub' ? 70 : chance.between(8, 32);
    for (let day = 1; day <= days.count; day += 1) {
      if (!chance.percent(eagerness)) continue;
      diary.note(days.at(day, chance.between(7.5, 19.5)), `${username} plays`, async () => {
        const child = children.find((one) => one.words.username === username);
        if (child) await play(pond, child, chance);
      });
    }
  }
}

/** As many as these children can have written; more of them lately. */
function noteStories(making: Making, { children }: Wish): void {
  const { days, diary, chance, words, stories } = making;
  const written = chance
    .shuffled(words.posts)
    .slice(0, Math.ceil((words.posts.length * children) / words.children.length));
  for (const story of written) {
    const day = 1 + (days.count - 1) * chance.number() ** 0.75;
    diary.note(days.at(day, chance.between(13, 19.5)), `somebody writes “${story.title}”`, () => write(making, story));
  }
  for (const refused of words.desk.refused) {
    const day = chance.between(1, days.count - 1);
    diary.note(days.at(day, 16), `somebody writes “${refused.title}”`, () => write(making, refused));
  }
  const noteRest = () =>
    diary.note(later(days.end, -20 * HOUR), 'somebody is unkind', async () => {
      const author = making.children.find((child) => child.words.role === 'resting' && child.isFree);
      if (author) stories.set(words.desk.rest.title, await handIn(author, words.desk.rest));
    });
  noteRest();
}

async function write({ children, chance, stories }: Making, words: StoryWords): Promise<void> {
  const author = authorFor(children, chance, words.by);
  if (author) stories.set(words.title, await handIn(author, words));
}

/** Somebody whom it sounds like; the one whom everybody knows writes most. */
function authorFor(children: readonly Child[], chance: Chance, band: Band): Child | undefined {
  const free = children.filter(({ isFree, words }) => isFree && words.role !== 'resting' && bandOf(words.age) === band);
  const hub = free.find(({ words }) => words.role === 'hub');
  return hub && chance.percent(22) ? hub : chance.pick(free);
}

const ROUNDS = [8, 12.5, 17, 19.75];

/** Four times a day somebody looks at the desk; at night what is due by the clock is done. */
function noteRounds(making: Making): void {
  const { pond, days, diary, moderators, admin } = making;
  const keeperOn = (day: number) => moderators[day % moderators.length] ?? admin;
  for (let day = 0; day <= days.count; day += 1) {
    for (const hour of ROUNDS) {
      diary.note(days.at(day, hour), 'a round at the desk', () => makeRound(making, keeperOn(day)));
      diary.note(days.at(day, hour + 0.1), 'mails to parents', () => pond.context.jobs.run('family.send-mails'));
    }
    diary.note(days.at(day, 3.5), 'the work of the night', async () => {
      for (const { name } of pond.context.jobs.timetable) await pond.context.jobs.run(name);
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
    keeper,
    ({ title }) => {
      const judgement = judgementOf(making.words, title);
      const author = stories.get(title)?.author;
      if (title === making.words.desk.rest.title && author) rested.push(author);
      return judgement;
    },
    ({ title }) => {
      const story = stories.get(title);
      if (story) answerTo(pond, diary, chance, story);
    },
  );
  for (const child of rested) await restForAWeek(making.admin, child);
}

/** Most are let through; what is meant for whoever tries the desk waits on. */
function judgementOf({ desk }: Words, title: string): Judgement | undefined {
  if (desk.waiting.some((story) => story.title === title)) return undefined;
  if (desk.rest.title === title) return { decision: 'teach', template: 'kinder' };
  const refused = desk.refused.find((story) => story.title === title);
  return refused ? { decision: 'teach', template: refused.template } : { decision: 'approve' };
}

/** What lies on the desk when somebody sits down at it. */
function noteLastDay(making: Making): void {
  const { pond, days, diary, chance, words } = making;
  for (const story of words.desk.waiting) {
    const at = later(days.end, -chance.between(0.2, 5) * HOUR);
    diary.note(at, `somebody writes “${story.title}”`, () => write(making, story));
  }
  for (const [place, letter] of words.desk.letters.entries()) {
    const visitor = new Visitor(pond.app, `10.9.0.${1 + place}`);
    const at = later(days.end, -chance.between(2, 30) * HOUR);
    diary.note(at, 'a letter to the people behind the pond', async () => {
      done(await visitor.call(sendContact, { body: letter }));
    });
  }
}

function noteWeeks({ days, diary, children, stories }: Making, { say }: Wish): void {
  const weeks = Math.ceil(days.count / 7);
  for (let week = 1; week <= weeks; week += 1) {
    const at = new Date(Math.min(days.at(week * 7, 0).getTime(), later(days.end, -MINUTE).getTime()));
    diary.note(at, 'a week is over', async () =>
      say(`  week ${week} of ${weeks}: ${children.length} children, ${stories.size} posts`),
    );
  }
}
