import { signUps } from '#server/accounts/index.ts';
import { DAY, later, MINUTE } from '#server/platform/clock.ts';
import { Chance } from './chance.ts';
import { choosePair, scheduleChat } from './chatting.ts';
import { type Child, consentByMail, introduce, join } from './child.ts';
import { Days, whenAwake } from './days.ts';
import type { Demo } from './demo.ts';
import { Diary } from './diary.ts';
import { favor, leaveOpen, readMailsAtHome, scheduleRequests } from './friendships.ts';
import type { Making, Wish } from './making.ts';
import { scheduleLastDay, scheduleRounds } from './moderation.ts';
import { play } from './playing.ts';
import { consentInPerson, hire } from './staff.ts';
import { readWords, takeShare } from './words.ts';
import { scheduleStories } from './writing.ts';

const SEED = 20_260_921;
export const staffNames = { moderators: ['reedwarbler', 'dipper'], admin: 'kingfisher' } as const;

/** Simulates some weeks of children, parents and staff, each with their own browser. */
export async function live(demo: Demo, wish: Wish): Promise<Making> {
  const words = await readWords();
  await signUps.setRegistration(demo.context.db, 'open');
  const admin = await hire(demo, staffNames.admin, 'admin');
  const moderators = await Promise.all(staffNames.moderators.map((name) => hire(demo, name, 'moderator')));
  const making: Making = {
    demo,
    ...{ words, moderators, admin },
    days: new Days(wish.end, wish.days),
    diary: new Diary(),
    chance: new Chance(SEED),
    children: [],
    stories: new Map(),
  };
  scheduleJoining(making, wish);
  schedulePlay(making);
  scheduleStories(making, wish);
  scheduleChats(making, wish);
  scheduleHub(making);
  scheduleEvenings(making);
  scheduleRounds(making);
  scheduleLastDay(making);
  scheduleWeeks(making, wish);
  await making.diary.live(demo.clock, wish.end);
  return making;
}

/** Half of the children join in the first days, others bit by bit, and those without consent yesterday. */
function scheduleJoining(making: Making, wish: Wish): void {
  const { days, diary, chance, words } = making;
  for (const [index, about] of words.children.slice(0, wish.children).entries()) {
    const isEarly = index < 12 || chance.percent(45);
    const day = about.role === 'waiting' ? days.count - 1 : chance.between(0, days.count * (isEarly ? 0.1 : 0.6));
    const luck = chance.apart();
    const ip = `10.1.${Math.floor(index / 200)}.${1 + (index % 200)}`;
    diary.schedule(days.at(day, chance.between(14, 19)), `${about.username} joins`, async () => {
      const child = await join(making.demo, about, ip);
      making.children.push(child);
      await play(making.demo, child, luck);
      if (about.age >= 13) await activate(making, child);
      else if (about.role !== 'waiting') scheduleConsent(making, child);
    });
  }
}

/** Most parents answer by mail within a day; some consent in person, and open typed chat too. */
function scheduleConsent(making: Making, child: Child): void {
  const { demo, days, diary, chance, admin } = making;
  child.mayType = child.words.role === 'hub' || chance.percent(45);
  const at = whenAwake(later(demo.clock.now(), days.within(chance.between(0.5, 20))));
  diary.schedule(at, `the parent of ${child.words.username} says yes`, async () => {
    if (child.mayType) await consentInPerson(admin, child);
    else await consentByMail(demo, child);
    await activate(making, child);
  });
}

async function activate(making: Making, child: Child): Promise<void> {
  child.mayType ||= child.words.age >= 13;
  await introduce(child);
  scheduleRequests(making, child);
}

const EVENING = 19.2;

/** Parents read their mails once a day. */
function scheduleEvenings(making: Making): void {
  const { days, diary } = making;
  for (let day = 0; day <= days.count; day += 1)
    diary.schedule(days.at(day, EVENING), 'parents read their mails', () =>
      readMailsAtHome(making, days.at(day - 1, EVENING)),
    );
}

/** Some children play every other day, some less often. */
function schedulePlay({ demo, days, diary, chance, words, children }: Making): void {
  for (const { username, role } of words.children) {
    const eagerness = role === 'hub' ? 70 : chance.between(8, 32);
    for (let day = 1; day <= days.count; day += 1) {
      if (!chance.percent(eagerness)) continue;
      const luck = chance.apart();
      diary.schedule(days.at(day, chance.between(7.5, 19.5)), `${username} plays`, async () => {
        const child = children.find((one) => one.words.username === username);
        if (child) await play(demo, child, luck);
      });
    }
  }
}

/** Short chats after school, once children are buddies. */
function scheduleChats(making: Making, { children }: Wish): void {
  const { days, diary, chance, words } = making;
  for (const chat of takeShare(words.chats, words.children.length, children)) {
    const day = days.count * chance.between(0.35, 1);
    diary.schedule(days.at(day, chance.between(14, 19.2)), 'two buddies chat', async () => {
      const pair = choosePair(making, chat);
      if (pair) scheduleChat(making, pair, chat);
    });
  }
}

/** The child that most people sign in as: with favorites, unread messages and open requests. */
function scheduleHub(making: Making): void {
  const { days, diary, words, children } = making;
  const hub = () => children.find((child) => child.words.role === 'hub' && child.isFree);
  diary.schedule(later(days.end, -DAY), 'best friends', async () => {
    const child = hub();
    if (child) await favor(making, child);
  });
  diary.schedule(later(days.end, -70 * MINUTE), 'open requests', async () => {
    const child = hub();
    if (child) await leaveOpen(making, child);
  });
  diary.schedule(later(days.end, -40 * MINUTE), 'unread messages', async () => {
    const child = hub();
    const buddies = [...(child?.favorites ?? [])];
    const left = words.chats.filter(({ by, lines }) => by === 'middle' && lines.at(-1)?.startsWith('b: '));
    for (const [place, chat] of left.slice(0, 2).entries()) {
      const buddy = buddies[place];
      if (child?.mayType && buddy) scheduleChat(making, [child, buddy], chat, false);
    }
  });
}

function scheduleWeeks({ days, diary, children, stories }: Making, { say }: Wish): void {
  const weeks = Math.ceil(days.count / 7);
  for (let week = 1; week <= weeks; week += 1) {
    const at = new Date(Math.min(days.at(week * 7, 0).getTime(), later(days.end, -MINUTE).getTime()));
    diary.schedule(at, 'a week is over', async () =>
      say(`  week ${week} of ${weeks}: ${children.length} children, ${stories.size} posts`),
    );
  }
}
