import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { emojiCodes } from '#contract/rules/emoji.ts';
import { readingGrade } from '#test/support/reading.ts';
import { listRepeated } from '../../platform/list-repeated.ts';
import { readRewardContent } from '../content.ts';

const { achievements } = await readRewardContent();
const pictures: Record<string, string> = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/chars.json');
const icons: { icons: Record<string, unknown> } = createRequire(import.meta.url)(
  '@iconify-json/fluent-emoji-flat/icons.json',
);

describe('the achievements', () => {
  it('are at least 40, and six of them are secret', () => {
    expect(achievements.length).toBeGreaterThanOrEqual(40);
    expect(achievements.filter(({ isSecret }) => isSecret)).toHaveLength(6);
  });

  it('each have a unique id, name, description and requirement', () => {
    expect(listRepeated(achievements.map(({ id }) => id))).toEqual([]);
    expect(listRepeated(achievements.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(listRepeated(achievements.map(({ description }) => description))).toEqual([]);
    expect(listRepeated(achievements.map(({ requirement }) => JSON.stringify(requirement)))).toEqual([]);
  });

  it('each have an icon of their own that Lilypad draws', () => {
    const drawn = (emoji: string) => icons.icons[pictures[emojiCodes(emoji)] ?? ''] !== undefined;

    expect(achievements.filter(({ iconEmoji }) => !drawn(iconEmoji))).toEqual([]);
    expect(listRepeated(achievements.map(({ iconEmoji }) => iconEmoji))).toEqual([]);
  });

  it('are described in words that an eight-year-old can read', () => {
    const hard = achievements.filter(({ description }) => readingGrade(description) > 5);

    expect(hard.map(({ id, description }) => `${id}: ${description}`)).toEqual([]);
    for (const { description } of achievements)
      for (const sentence of description.split(/(?<=[.!?]) /))
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(12);
  });

  it('never hurry or threaten', () => {
    const words = achievements.map(({ name, description }) => `${name} ${description}`).join(' ');

    expect(words).not.toMatch(/\b(lose|lost|miss|hurry|quick|fast|last chance|only today|beat|don't)\b/i);
  });

  it('award more the rarer they are, and nothing for a first time', () => {
    const rewards = (rarity: string) =>
      achievements.filter((one) => one.rarity === rarity).map((one) => one.pointReward);

    expect(Math.max(...rewards('common'))).toBeLessThanOrEqual(Math.min(...rewards('rare')));
    expect(Math.max(...rewards('rare'))).toBeLessThanOrEqual(Math.min(...rewards('legendary')));
    expect(Math.max(...rewards('epic'))).toBeLessThanOrEqual(Math.min(...rewards('legendary')));
    for (const { requirement, pointReward, id } of achievements)
      if (requirement.type === 'deeds' && requirement.count === 1) expect(pointReward, id).toBe(0);
  });
});
