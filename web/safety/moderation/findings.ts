import type { CaseFile } from '#contract/safety.ts';
import { t } from '../messages/moderation/index.ts';

type Group = 'private' | 'asks' | 'grooming' | 'crisis' | 'selfharm' | 'hate' | 'unkind' | 'sexual' | 'drugs' | 'rude';
type OtherGroup = 'threat' | 'scam' | 'unsure' | 'spelling' | 'long' | 'proposed' | 'own' | 'other';

const groupByRule: Readonly<Record<string, Group | OtherGroup>> = {
  'name.whole': 'private',
  'danger.body': 'grooming',
  'danger.scam': 'scam',
  'word.slur': 'hate',
  'word.sexual': 'sexual',
  'word.drugs': 'drugs',
  'word.proposed': 'proposed',
  'word.own': 'own',
};

const groupByFamily: Readonly<Record<string, Group | OtherGroup>> = {
  ...{ private: 'private', asks: 'asks', lure: 'grooming', crisis: 'crisis', selfharm: 'selfharm', hate: 'hate' },
  ...{
    danger: 'threat',
    unkind: 'unkind',
    name: 'unkind',
    word: 'rude',
    unsure: 'unsure',
    odd: 'spelling',
    long: 'long',
  },
};

/** A filter rule as a sentence, because moderators don't know rules by name. */
export function describeRule(rule: string): string {
  const group = groupByRule[rule] ?? groupByFamily[rule.split('.')[0] ?? ''] ?? 'other';
  return t(`safety.moderation.finding.${group}`);
}

/** Each sentence once, even if several rules of its group match. */
export function describeMarks(marks: CaseFile['marks']): string[] {
  return [...new Set(marks.map(({ rule }) => describeRule(rule)))];
}

const verdicts = ['allow', 'mask', 'hold', 'refuse', 'help'] as const;

export function describeVerdict(decision: string): string {
  const known = verdicts.find((verdict) => verdict === decision);
  return known ? t(`safety.moderation.verdict.${known}`) : decision;
}

/** The number of the filter that checked a text, as in "filter-8". */
export function filterNumber(version: string): string {
  return version.replace(/^\D+/, '');
}
