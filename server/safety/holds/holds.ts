import { ADDITIONS_SHOWN } from '#contract/rules/lanes.ts';
import type * as contract from '#contract/safety/holds.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { runEach } from '../../platform/jobs/run-each.ts';
import { Problem } from '../../platform/problem.ts';
import { addressesToAlert } from '../alerts/addresses.ts';
import { audit } from '../audit/audit.ts';
import { findStaffName } from '../casework/case-log.ts';
import { listAddedPictures } from '../moderation/addition-queries.ts';
import { lockCase, setHold } from '../moderation/case-queries.ts';
import { getPeople } from '../moderation/cases.ts';
import { findPicture } from '../moderation/copy-queries.ts';
import * as queries from './hold-queries.ts';
import { holdsEndMail } from './mails.ts';

const WARNED_BEFORE = 14 * DAY;
/** A late warning still leaves this much time. */
const WARNED_AT_LEAST = 3 * DAY;

export async function listHolds(context: Context, actor: StaffActor): Promise<Returns<typeof contract.listHolds>> {
  const { db, keys, clock } = context;
  return db.transaction(async (tx) => {
    const [holds, staff] = await Promise.all([queries.listHolds(tx, {}), getPeople(context).listStaff(tx)]);
    audit({ keys }, tx, { actor: actor.accountId, act: 'holds.list', subject: 'holds', at: clock.now() });
    return {
      holds: holds.map(({ placedBy, placedAt, endsAt, ...hold }) => ({
        ...hold,
        placedBy: findStaffName(staff, placedBy),
        placedAt: placedAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    };
  });
}

/** Nobody has to see a picture before they ask for it: until then no pixel of it leaves the server. */
export async function lookAtPicture(
  context: Context,
  actor: StaffActor,
  id: string,
): Promise<Returns<typeof contract.lookAtPicture>> {
  const { db, keys, clock } = context;
  return db.transaction(async (tx) => {
    const [found, drawing, added] = await Promise.all([
      queries.findAuthor(tx, { caseId: id }),
      findPicture(tx, { caseId: id }),
      listAddedPictures(tx, { caseId: id, most: ADDITIONS_SHOWN }),
    ]);
    if (!found) throw new Problem('not_found');
    const look = { actor: actor.accountId, act: 'case.picture', subject: id, about: found.authorId } as const;
    audit({ keys }, tx, { ...look, at: clock.now() });
    return {
      picture: drawing?.picture ? dataUrl(drawing.picture) : null,
      additions: added.flatMap(({ writtenAt, picture }) =>
        picture ? [{ at: writtenAt.toISOString(), picture: dataUrl(picture) }] : [],
      ),
    };
  });
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * A job that warns staff about holds that end soon, and ends expired ones. Deletions that waited for them then happen by
 * themselves.
 */
export async function endHolds(context: Context): Promise<void> {
  await warn(context);
  const ended = await queries.listEndedHolds(context.db, { now: context.clock.now() });
  await runEach(context, [ended.map(({ caseId }) => caseId), endHold]);
}

function endHold(context: Context, caseId: string): Promise<void> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const [record, ended] = await Promise.all([
      lockCase(tx, { id: caseId }),
      queries.deleteEndedHold(tx, { caseId, now }),
    ]);
    if (!record || ended === 0) return;
    audit(context, tx, { actor: null, act: 'case.hold_ended', subject: caseId, about: record.authorId, at: now });
    tx.write(setHold, { id: caseId, onHold: false });
  });
}

async function warn(context: Context): Promise<void> {
  const { db, clock, config, mail, log } = context;
  const now = clock.now();
  const times = { now, soon: later(now, WARNED_BEFORE), least: later(now, WARNED_AT_LEAST) };
  const ending = await queries.warnOfHolds(db, times);
  if (ending.length === 0) return;
  const link = `${config.publicUrl}/moderation/holds`;
  const addresses = await addressesToAlert(context, db);
  const sent = await Promise.allSettled(addresses.map((to) => mail.send(holdsEndMail(to, ending.length, link))));
  if (sent.some(({ status }) => status === 'fulfilled')) return;
  log.error('a legal hold ends soon, and nobody could be warned');
  for (const { caseId } of ending) await queries.unwarn(db, { caseId });
}
