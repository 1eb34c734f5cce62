import { describe, expect, it } from 'vitest';
import { type BuddyApproval, needsApproval, strictestApproval } from './buddy-approval.ts';

const strangers = { isAcross: false, shareGroup: false, wasEnded: false };
const classmates = { ...strangers, shareGroup: true };
const rule = (approval: BuddyApproval, trustsFamily = false) => ({ approval, trustsFamily });

describe('a new buddy', () => {
  it.each([
    ['of a child without a known parent', [], strangers, true],
    ['of a parent who is asked', [rule('ask')], strangers, true],
    ['of a parent who is asked, in one class', [rule('ask', true)], classmates, true],
    ['of a parent who is not asked', [rule('off')], strangers, false],
    ['with a trusted list, from elsewhere', [rule('trusted')], strangers, true],
    ['with a trusted list, in one class', [rule('trusted')], classmates, false],
    ['with a trusted list, of an approved family', [rule('trusted', true)], strangers, false],
    ['of one parent who is not asked and one who is', [rule('off'), rule('ask')], strangers, true],
    ['of one parent who is not asked and one with a list', [rule('off'), rule('trusted')], strangers, true],
    ['of the same two, in one class', [rule('off'), rule('trusted')], classmates, false],
    ['of a family that only one parent trusts', [rule('trusted', true), rule('trusted')], strangers, true],
    ['across the line of 13', [rule('off')], { ...classmates, isAcross: true }, true],
    ['whom a parent had sent away', [rule('off')], { ...classmates, wasEnded: true }, true],
  ])('%s', (_, parents, pair, expected) => {
    const isNeeded = needsApproval(parents, pair);

    expect(isNeeded).toBe(expected);
  });
});

describe('of several parents the strictest', () => {
  it.each<[readonly BuddyApproval[], BuddyApproval]>([
    [[], 'ask'],
    [['off'], 'off'],
    [['off', 'trusted'], 'trusted'],
    [['trusted', 'off', 'ask'], 'ask'],
  ])('%j holds as %s', (chosen, expected) => {
    const holds = strictestApproval(chosen);

    expect(holds).toBe(expected);
  });
});
