import { isDeepStrictEqual } from 'node:util';
import { type Controls, controlsInForce, defaultControls } from '#contract/rules/family/controls.ts';
import { children } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import * as queries from './control-queries.ts';

/** What one parent has set, or with `parentId` null the young person. */
export interface Setting {
  readonly parentId: string | null;
  readonly controls: Controls;
}

export function toSetting({ parentId, openHours, ...rest }: queries.ControlsRow): Setting {
  return { parentId, controls: { ...rest, openHours: children.controls.hoursFromColumn(openHours) } };
}

export function findControls(settings: readonly Setting[], parentId: string | null): Controls | undefined {
  return settings.find((setting) => setting.parentId === parentId)?.controls;
}

/** The strictest of what parents have set, or the young person's own choice. */
export function inForce(settings: readonly Setting[], isOwnChoice: boolean): Controls {
  const ofParents = settings.filter(({ parentId }) => parentId !== null).map(({ controls }) => controls);
  return controlsInForce({ isOwnChoice, own: findControls(settings, null) }, ofParents);
}

interface Change {
  readonly childId: string;
  readonly isOwnChoice: boolean;
  /** Everyone's settings before the change. */
  readonly settings: readonly Setting[];
  readonly changed: Setting;
}

/** Stores one person's settings, and applies the strictest of all. Returns the settings that apply then. */
export function storeSetting(
  context: Context,
  tx: Transaction,
  { childId, isOwnChoice, settings, changed }: Change,
): readonly Setting[] {
  const { parentId, controls } = changed;
  const now = context.clock.now();
  const after = [...settings.filter((setting) => setting.parentId !== parentId), changed];
  const openHours = children.controls.hoursToColumn(controls.openHours);
  tx.write(queries.upsertControls, { id: newId(), childId, parentId, ...controls, openHours, now });
  children.controls.setControls(context, tx, childId, inForce(after, isOwnChoice));
  return after;
}

/** Deletes the settings of former parents, so that those of the others apply at once. */
export function removeSettings(
  context: Context,
  tx: Transaction,
  { childId, isOwnChoice, settings }: Omit<Change, 'changed'>,
  parentIds: readonly string[],
): void {
  const left = settings.filter(({ parentId }) => parentId === null || !parentIds.includes(parentId));
  if (left.length === settings.length) return;
  tx.write(queries.deleteControlsByParents, { childId, parentIds });
  children.controls.setControls(context, tx, childId, inForce(left, isOwnChoice));
}

/** Records what was set, by whom and when. Records are never changed. */
export function writeRecord(
  context: Context,
  tx: Transaction,
  { childId, parentId, changes }: { childId: string; parentId: string | null; changes: queries.Changes },
): void {
  if (Object.keys(changes).length === 0) return;
  tx.write(queries.insertRecord, { id: newId(), childId, parentId, changes, now: context.clock.now() });
}

export function changesBetween(before: Controls | undefined, after: Controls): queries.Changes {
  const old = before ?? defaultControls;
  const names = (Object.keys(after) as (keyof Controls)[]).filter((name) => !isDeepStrictEqual(old[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, { from: old[name], to: after[name] }]));
}
