import { describe, expect, it } from 'vitest';
import { type Controls, controlsInForce, defaultControls } from './controls.ts';
import type { OpenHours } from './open-hours.ts';

const every = (from: number, to: number): OpenHours => Array.from({ length: 7 }, () => ({ from, to }));
const controls = (change: Partial<Controls>): Controls => ({ ...defaultControls, ...change });
const under13 = { isOwnChoice: false, own: undefined };

describe('the controls in force for a child', () => {
  it('are the defaults, as long as nobody has set anything', () => {
    expect(controlsInForce(under13, [])).toEqual(defaultControls);
    expect(defaultControls).toMatchObject({
      dailyLimit: null,
      openHours: null,
      isPaused: false,
    });
  });

  it('are what the only parent has set', () => {
    const set = controls({ dailyLimit: 30 });

    expect(controlsInForce(under13, [set])).toEqual(set);
  });

  it.each([
    ['the shorter limit', { dailyLimit: 60 }, { dailyLimit: 45 }, { dailyLimit: 45 }],
    ['a limit over none', { dailyLimit: null }, { dailyLimit: 120 }, { dailyLimit: 120 }],
    ['no limit when neither has one', {}, {}, { dailyLimit: null }],
    [
      'the hours that both open',
      { openHours: every(900, 1200) },
      { openHours: every(600, 1080) },
      { openHours: every(900, 1080) },
    ],
    ['hours over none', { openHours: null }, { openHours: every(600, 1080) }, { openHours: every(600, 1080) }],
    ['one pause', { isPaused: true }, { isPaused: false }, { isPaused: true }],
    ['presence only if both allow it', { allowsPresence: true }, { allowsPresence: false }, { allowsPresence: false }],
  ] as const)('of two parents: %s', (_, one, other, expected) => {
    expect(controlsInForce(under13, [controls(one), controls(other)])).toMatchObject(expected);
    expect(controlsInForce(under13, [controls(other), controls(one)])).toMatchObject(expected);
  });

  it('are the strictest of three parents, each by itself', () => {
    const all = [
      controls({ dailyLimit: 60 }),
      controls({ isPaused: true, dailyLimit: 90 }),
      controls({ allowsPresence: false }),
    ];

    expect(controlsInForce(under13, all)).toEqual({
      ...defaultControls,
      dailyLimit: 60,
      isPaused: true,
      allowsPresence: false,
    });
  });
});

describe('from 13 on', () => {
  it("the young person's own choice counts, and nothing that parents have set", () => {
    const own = controls({ dailyLimit: 90 });

    const inForce = controlsInForce({ isOwnChoice: true, own }, [
      controls({ dailyLimit: 15, isPaused: true, allowsPresence: false }),
    ]);

    expect(inForce).toEqual({ ...defaultControls, dailyLimit: 90 });
  });

  it('nothing is limited before the young person chooses', () => {
    expect(controlsInForce({ isOwnChoice: true, own: undefined }, [controls({ dailyLimit: 15 })])).toMatchObject({
      dailyLimit: null,
    });
  });
});
