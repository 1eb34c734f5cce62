import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { settingsMap, toOperatorProfile } from '../../platform/operator-profile.ts';
import { listSettings } from '../../platform/setting-queries.ts';
import { getPeople } from '../moderation/cases.ts';
import { listDutiesNow } from '../moderation/duty.ts';

/** Those on duty; else everybody on the staff; else the operator's contact address. */
export async function addressesToAlert(context: Context, db: Queryable): Promise<readonly string[]> {
  const { clock, config } = context;
  const [staff, duties, settings] = await Promise.all([
    getPeople(context).listStaffAddresses(db),
    listDutiesNow(db, clock.now()),
    listSettings(db, {}),
  ]);
  const onDuty = staff.filter(({ accountId }) => duties.some((duty) => duty.accountId === accountId));
  const addresses = (onDuty.length > 0 ? onDuty : staff).map(({ email }) => email);
  const { contactEmail } = toOperatorProfile(config, settingsMap(settings));
  return addresses.length === 0 && contactEmail ? [contactEmail] : addresses;
}
