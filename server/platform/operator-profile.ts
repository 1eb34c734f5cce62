import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Queryable } from './db/statement.ts';
import { listSettings } from './setting-queries.ts';

/** The operator's settings of the admin panel. What is not set there comes from the environment. */
export interface OperatorProfile {
  readonly operatorName: string | null;
  readonly operatorAddress: string | null;
  readonly contactEmail: string | null;
  /** When staff look at the review queue. */
  readonly onDutyNote: string | null;
  /** How long log files and backups are kept, and where: only the operator knows. */
  readonly keptOutside: string | null;
  /** Countries whose helplines are shown; null for all. */
  readonly helplineCountries: readonly string[] | null;
}

/** Names in the table `settings`. */
export const operatorSettingNames = {
  operatorName: 'operator_name',
  operatorAddress: 'operator_address',
  contactEmail: 'contact_email',
  onDutyNote: 'on_duty_note',
  keptOutside: 'kept_outside',
  helplineCountries: 'helpline_countries',
} as const satisfies Record<keyof OperatorProfile, string>;

export const SETUP_DONE = 'set_up_at';

export async function readOperatorProfile({
  config,
  db,
}: Pick<Context, 'config'> & { readonly db: Queryable }): Promise<OperatorProfile> {
  return toOperatorProfile(config, settingsMap(await listSettings(db, {})));
}

export function toOperatorProfile(config: Config, stored: ReadonlyMap<string, string>): OperatorProfile {
  return {
    operatorName: stored.get(operatorSettingNames.operatorName) ?? config.operatorName ?? null,
    operatorAddress: stored.get(operatorSettingNames.operatorAddress) ?? config.operatorAddress ?? null,
    contactEmail: stored.get(operatorSettingNames.contactEmail) ?? config.contactEmail ?? null,
    onDutyNote: stored.get(operatorSettingNames.onDutyNote) ?? null,
    keptOutside: stored.get(operatorSettingNames.keptOutside) ?? null,
    helplineCountries: stored.get(operatorSettingNames.helplineCountries)?.split(',') ?? null,
  };
}

/** Whether an admin has finished the set-up page. */
export async function isSetUp(db: Queryable): Promise<boolean> {
  return settingsMap(await listSettings(db, {})).has(SETUP_DONE);
}

export function settingsMap(rows: readonly { name: string; value: string }[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ name, value }) => [name, value]));
}
