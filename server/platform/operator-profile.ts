import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Queryable } from './db/statement.ts';
import { listSettings } from './setting-queries.ts';

/** What the operator has told of this Lilypad in the admin panel. What is not told there comes from the environment. */
export interface OperatorProfile {
  readonly operatorName: string | null;
  readonly operatorAddress: string | null;
  readonly contactEmail: string | null;
  /** When somebody looks at what comes in. */
  readonly onDutyNote: string | null;
  /** Whose helplines are shown; nothing said means all. */
  readonly helplineCountries: readonly string[] | null;
}

/** Under which name the table of settings keeps each of them. */
export const operatorSettingNames = {
  operatorName: 'operator_name',
  operatorAddress: 'operator_address',
  contactEmail: 'contact_email',
  onDutyNote: 'on_duty_note',
  helplineCountries: 'helpline_countries',
} as const satisfies Record<keyof OperatorProfile, string>;

export const SETUP_DONE = 'set_up_at';

export async function readOperatorProfile({
  config,
  db,
}: Pick<Context, 'config'> & { readonly db: Queryable }): Promise<OperatorProfile> {
  return operatorProfileFrom(config, settingsMap(await listSettings(db, {})));
}

export function operatorProfileFrom(config: Config, kept: ReadonlyMap<string, string>): OperatorProfile {
  return {
    operatorName: kept.get(operatorSettingNames.operatorName) ?? config.operatorName ?? null,
    operatorAddress: kept.get(operatorSettingNames.operatorAddress) ?? config.operatorAddress ?? null,
    contactEmail: kept.get(operatorSettingNames.contactEmail) ?? config.contactEmail ?? null,
    onDutyNote: kept.get(operatorSettingNames.onDutyNote) ?? null,
    helplineCountries: kept.get(operatorSettingNames.helplineCountries)?.split(',') ?? null,
  };
}

/** Whether somebody has been through the set-up page. */
export async function isSetUp(db: Queryable): Promise<boolean> {
  return settingsMap(await listSettings(db, {})).has(SETUP_DONE);
}

export function settingsMap(rows: readonly { name: string; value: string }[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ name, value }) => [name, value]));
}
