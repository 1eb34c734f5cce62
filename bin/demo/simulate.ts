import { signUps } from '#server/accounts/index.ts';
import { DAY, later, MINUTE } from '#server/platform/clock.ts';
import { createFastRandom } from '#server/platform/random.ts';
import { between, fork, percent } from '../random.ts';
import { choosePair, scheduleChat } from './chatting.ts';
import { type Child, consentByMail, fillProfile, join } from './child.ts';
import { Days, whenAwake } from './days.ts';
import type { Demo } from './demo.ts';
import { leaveRequestsOpen, markFavorites, readMailsAtHome, scheduleRequests } from './friendships.ts';
import { scheduleLastDay, scheduleRounds } from './moderation.ts';
import { play } from './playing.ts';
import { readScript, takeShare } from './script.ts';
import type { Simulation, SimulationOptions } from './simulation.ts';
import { consentInPerson, hire } from './staff.ts';
import { Timeline } from './timeline.ts';
import { scheduleStories } from './writing.ts';

const SEED = 20_260_921;
export const staffNames = { moderators: ['reedwarbler', 'dipper'], admin: 'kingfisher' } as const;

/** Simulates some weeks of children, parents and staff, each with their own browser. */
export async function simulate(demo: Demo, options: SimulationOptions): Promise<Simulation> {
  const script = await readScript();
  await signUps.setRegistration(demo.context.db, 'open');
  const admin = await hire(demo, staffNames.admin, 'admin');
  const moderators = await Promise.all(staffNames.moderators.map((name) => hire(demo, name, 'moderator')));
  const simulation: Simulation = {
    demo,
    ...{ script, moderators, admin },
    days: new Days(options.end, options.days),
    timeline: new Timeline(),
    random: createFastRandom(SEED),
    children: [],
    stories: new Map(),
  };
  scheduleJoining(simulation, options);
  schedulePlay(simulation);
  scheduleStories(simulation, options);
  scheduleChats(simulation, options);
  scheduleHub(simulation);
  scheduleEvenings(simulation);
  scheduleRounds(simulation);
  scheduleLastDay(simulation);
  scheduleWeeks(simulation, options);
  await simulation.timeline.run(demo.clock, options.end);
  return simulation;
}

/** Half of the children join in the first days, others bit by bit, and those without consent yesterday. */
function scheduleJoining(simulation: Simulation, options: SimulationOptions): void {
  const { days, timeline, random, script } = simulation;
  for (const [index, about] of script.children.slice(0, options.children).entries()) {
    const isEarly = index < 12 || percent(random, 45);
    const day = about.role === 'waiting' ? days.count - 1 : between(random, 0, days.count * (isEarly ? 0.1 : 0.6));
    const ownRandom = fork(random);
    const ip = `10.1.${Math.floor(index / 200)}.${1 + (index % 200)}`;
    timeline.schedule(days.at(day, between(random, 14, 19)), `${about.username} joins`, async () => {
      const child = await join(simulation.demo, about, ip);
      simulation.children.push(child);
      await play(simulation.demo, child, ownRandom);
      if (about.age >= 13) await activate(simulation, child);
      else if (about.role !== 'waiting') scheduleConsent(simulation, child);
    });
  }
}

/** Most parents answer by mail within a day; some consent in person, and open typed chat too. */
function scheduleConsent(simulation: Simulation, child: Child): void {
  const { demo, days, timeline, random, admin } = simulation;
  child.mayType = child.script.role === 'hub' || percent(random, 45);
  const at = whenAwake(later(demo.clock.now(), days.within(between(random, 0.5, 20))));
  timeline.schedule(at, `the parent of ${child.script.username} says yes`, async () => {
    if (child.mayType) await consentInPerson(admin, child);
    else await consentByMail(demo, child);
    await activate(simulation, child);
  });
}

async function activate(simulation: Simulation, child: Child): Promise<void> {
  child.mayType ||= child.script.age >= 13;
  await fillProfile(child);
  scheduleRequests(simulation, child);
}

const EVENING = 19.2;

/** Parents read their mails once a day. */
function scheduleEvenings(simulation: Simulation): void {
  const { days, timeline } = simulation;
  for (let day = 0; day <= days.count; day += 1)
    timeline.schedule(days.at(day, EVENING), 'parents read their mails', () =>
      readMailsAtHome(simulation, days.at(day - 1, EVENING)),
    );
}

/** Some children play every other day, some less often. */
function schedulePlay({ demo, days, timeline, random, script, children }: Simulation): void {
  for (const { username, role } of script.children) {
    const eagerness = role === 'hub' ? 70 : between(random, 8, 32);
    for (let day = 1; day <= days.count; day += 1) {
      if (!percent(random, eagerness)) continue;
      const ownRandom = fork(random);
      timeline.schedule(days.at(day, between(random, 7.5, 19.5)), `${username} plays`, async () => {
        const child = children.find((one) => one.script.username === username);
        if (child) await play(demo, child, ownRandom);
      });
    }
  }
}

/** Short chats after school, once children are buddies. */
function scheduleChats(simulation: Simulation, { children }: SimulationOptions): void {
  const { days, timeline, random, script } = simulation;
  for (const chat of takeShare(script.chats, script.children.length, children)) {
    const day = days.count * between(random, 0.35, 1);
    timeline.schedule(days.at(day, between(random, 14, 19.2)), 'two buddies chat', async () => {
      const pair = choosePair(simulation, chat);
      if (pair) scheduleChat(simulation, pair, chat);
    });
  }
}

/** The child that most people sign in as: with favorites, unread messages and open requests. */
function scheduleHub(simulation: Simulation): void {
  const { days, timeline, script, children } = simulation;
  const hub = () => children.find((child) => child.script.role === 'hub' && child.isFree);
  timeline.schedule(later(days.end, -DAY), 'best friends', async () => {
    const child = hub();
    if (child) await markFavorites(simulation, child);
  });
  timeline.schedule(later(days.end, -70 * MINUTE), 'open requests', async () => {
    const child = hub();
    if (child) await leaveRequestsOpen(simulation, child);
  });
  timeline.schedule(later(days.end, -40 * MINUTE), 'unread messages', async () => {
    const child = hub();
    const buddies = [...(child?.favorites ?? [])];
    const left = script.chats.filter(({ by, lines }) => by === 'middle' && lines.at(-1)?.startsWith('b: '));
    for (const [place, chat] of left.slice(0, 2).entries()) {
      const buddy = buddies[place];
      if (child?.mayType && buddy) scheduleChat(simulation, [child, buddy], chat, false);
    }
  });
}

function scheduleWeeks({ days, timeline, children, stories }: Simulation, { log }: SimulationOptions): void {
  const weeks = Math.ceil(days.count / 7);
  for (let week = 1; week <= weeks; week += 1) {
    const at = new Date(Math.min(days.at(week * 7, 0).getTime(), later(days.end, -MINUTE).getTime()));
    timeline.schedule(at, 'a week is over', async () =>
      log(`  week ${week} of ${weeks}: ${children.length} children, ${stories.size} posts`),
    );
  }
}
