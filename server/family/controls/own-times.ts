import type * as contract from '#contract/family.ts';
import { defaultControls } from '#contract/rules/family/controls.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { children } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as queries from './control-queries.ts';
import { changesBetween, findControls, storeSetting, toSetting, writeRecord } from './settings.ts';

export async function readOwnTimes(context: Context, actor: ChildActor): Promise<contract.OwnTimes> {
  return present(actor, await children.controls.findTimes(context.db, actor.accountId, context.clock.now()));
}

/** From 13 on the young person decides alone (docs/product-decisions.md, P48). */
export async function chooseOwnTimes(
  context: Context,
  actor: ChildActor,
  times: Body<typeof contract.chooseOwnTimes>['times'],
): Promise<contract.OwnTimes> {
  const { accountId: childId, consent } = actor;
  if (consent !== 'not_needed') throw new Problem('not_for_you', { message: 'Your grown-up sets these times.' });
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockSettings, { childId });
    const settings = (await queries.listControls(tx, { childId })).map(toSetting);
    const before = findControls(settings, null);
    const controls = { ...defaultControls, ...times };
    writeRecord(context, tx, { childId, parentId: null, changes: changesBetween(before, controls) });
    storeSetting(context, tx, { childId, isOwnChoice: true, settings, changed: { parentId: null, controls } });
    const after = tx.readAtCommit(() => children.controls.findTimes(tx, childId, context.clock.now()));
    return tx.afterCommit(() => present(actor, after.result));
  });
}

type Times = Awaited<ReturnType<typeof children.controls.findTimes>>;

function present({ consent }: ChildActor, times: Times): contract.OwnTimes {
  if (!times) throw new Problem('sign_in_required');
  const { dailyLimit, openHours, usedMinutes, timeZone } = times;
  return {
    dailyLimit,
    openHours: children.controls.hoursFromColumn(openHours)?.map((range) => range && { ...range }) ?? null,
    usedMinutes,
    timeZone,
    isOwnChoice: consent === 'not_needed',
  };
}

/** The child has read what grown-ups changed, so no other screen shows it again. */
export async function markControlsSeen(context: Context, { accountId }: ChildActor): Promise<undefined> {
  await queries.setSeen(context.db, { childId: accountId });
  context.realtime.notifyChanged(accountId, 'user');
}
