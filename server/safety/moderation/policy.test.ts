import { describe, expect, it } from 'vitest';
import { type CaseState, caseStates, type Decision } from '#contract/safety.ts';
import { DAY, HOUR, later } from '../../platform/clock.ts';
import { type CaseFacts, openDecisions, type Reviewer, rankAt, reportSeverity, stateAfter } from './policy.ts';

const noon = new Date('2026-11-18T12:00:00Z');
const ines = { accountId: 'ines', role: 'moderator', isSettled: true } as const;
const ada = { accountId: 'ada', role: 'admin', isSettled: true } as const;
const facts: CaseFacts = {
  state: 'open',
  onHold: false,
  hasAuthor: true,
  notifiesAuthor: false,
  isYesOrNo: false,
  decidedBy: null,
  isCrisis: false,
  needsColleague: false,
};

const pauses: Decision[] = ['pause_5m', 'pause_1h', 'pause_24h'];
const all: Decision[] = ['approve', 'remove', 'teach', ...pauses, 'remove_account'];

describe('who may decide what', () => {
  it.each<[string, Partial<CaseFacts>, Reviewer, Decision[]]>([
    ['an open post', {}, ines, [...all, 'escalate', 'legal_hold']],
    ['an open post, for an admin', {}, ada, [...all, 'legal_hold']],
    [
      'a visitor’s message',
      { hasAuthor: false, notifiesAuthor: true },
      ines,
      ['approve', 'remove', 'escalate', 'legal_hold'],
    ],
    ['a name', { notifiesAuthor: true }, ines, [...all.filter((one) => one !== 'teach'), 'escalate', 'legal_hold']],
    ['an appeal', { isYesOrNo: true, notifiesAuthor: true }, ines, ['approve', 'remove', 'escalate', 'legal_hold']],
    [
      'an appeal against my own suspension',
      { isYesOrNo: true, notifiesAuthor: true, needsColleague: true },
      ines,
      ['approve', 'escalate', 'legal_hold'],
    ],
    ['what was handed to the admins', { state: 'escalated' }, ines, ['legal_hold']],
    ['the same, for an admin', { state: 'escalated' }, ada, [...all, 'legal_hold']],
    [
      'an account that I want removed',
      { state: 'removing', decidedBy: 'ines' },
      ines,
      [...all.slice(0, -1), 'legal_hold'],
    ],
    ['one that another wants removed', { state: 'removing', decidedBy: 'ada' }, ines, [...all, 'legal_hold']],
    [
      'the same, for who joined today',
      { state: 'removing', decidedBy: 'ada' },
      { ...ines, isSettled: false },
      [...all.slice(0, -1), 'legal_hold'],
    ],
    ['what is decided', { state: 'decided', decidedBy: 'ada' }, ines, ['legal_hold']],
    ['what is decided and held', { state: 'decided', onHold: true }, ines, []],
    ['the same, for an admin', { state: 'decided', onHold: true }, ada, ['release_hold']],
    ['what its author took back', { state: 'withdrawn' }, ada, []],
  ])('%s', (_what, changed, reviewer, expected) => {
    expect(openDecisions({ ...facts, ...changed }, reviewer)).toEqual(expected);
  });
});

describe('the state of a case afterwards', () => {
  it.each<[CaseState, Decision, CaseState]>([
    ['open', 'approve', 'decided'],
    ['open', 'remove', 'decided'],
    ['open', 'teach', 'decided'],
    ['open', 'pause_1h', 'decided'],
    ['open', 'escalate', 'escalated'],
    ['open', 'remove_account', 'removing'],
    ['removing', 'remove_account', 'decided'],
    ['removing', 'approve', 'decided'],
    ['escalated', 'remove', 'decided'],
  ])('%s, %s: %s', (before, decision, after) => {
    expect(stateAfter(before, decision)).toBe(after);
  });

  it.each(caseStates)('%s stays the same under a hold', (state) => {
    expect(stateAfter(state, 'legal_hold')).toEqual(state);
    expect(stateAfter(state, 'release_hold')).toEqual(state);
  });
});

describe('the queue', () => {
  const usual = { openedAt: noon, severity: 0, urgent: false, ageGroup: '13-17' } as const;
  it('sorts by danger, then severity, then age, then waiting time', () => {
    const order = [
      rankAt({ ...usual, severity: 4, urgent: true }),
      rankAt({ ...usual, severity: 4 }),
      rankAt({ ...usual, severity: 2, ageGroup: '6-8' }),
      rankAt({ ...usual, severity: 2 }),
      rankAt({ ...usual, ageGroup: '6-8' }),
      rankAt({ ...usual, ageGroup: '9-10' }),
      rankAt({ ...usual, ageGroup: '11-12' }),
      rankAt(usual),
      rankAt({ ...usual, openedAt: later(noon, HOUR / 2) }),
    ];

    expect(order.toSorted((one, other) => one.getTime() - other.getTime())).toEqual(order);
  });

  it('puts what has waited for days before something slightly worse', () => {
    const old = rankAt({ ...usual, openedAt: later(noon, -2 * DAY) });

    expect(old < rankAt({ ...usual, severity: 2 })).toBe(true);
    expect(old < rankAt({ ...usual, severity: 4, urgent: true })).toBe(false);
  });
});

describe('a report', () => {
  it('weighs by its reason, once the account of the reporter is three days old', () => {
    const trusted = (reason: 'stranger' | 'not_sure') => reportSeverity(reason, later(noon, -3 * DAY), noon);

    expect(trusted('stranger')).toEqual({ severity: 4, urgent: true, counts: true });
    expect(trusted('not_sure')).toEqual({ severity: 1, urgent: false, counts: true });
  });

  it('of a younger account only alerts', () => {
    const young = reportSeverity('stranger', later(noon, -3 * DAY + 1), noon);

    expect(young).toEqual({ severity: 1, urgent: false, counts: false });
  });
});
