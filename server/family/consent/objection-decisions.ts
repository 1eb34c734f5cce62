import type { Context } from '../../platform/context.ts';
import { listControls } from '../controls/control-queries.ts';
import { removeSettings, toSetting } from '../controls/settings.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import { queueMails } from '../mails/mail-queries.ts';
import { sendDueMails } from '../mails/send.ts';
import { applyConsent } from './answers.ts';
import { findChild, listAnswers, lockChild, upholdObjections } from './consent-queries.ts';
import { removeParent } from './not-my-child.ts';
import { combineAnswers } from './policy.ts';

/**
 * Staff have decided on an objection: either it revokes the consent, or the objector is removed because they are no parent of
 * this child.
 */
export async function applyObjectionDecision(context: Context, childId: string, isUpheld: boolean): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    tx.lock(lockChild, { childId });
    const [child, answers, notice, controls] = await Promise.all([
      findChild(tx, { childId }),
      listAnswers(tx, { childId }),
      findNotice(tx, {}),
      listControls(tx, { childId }),
    ]);
    const objections = answers.filter(({ state }) => state === 'objected');
    if (!child || !notice || child.erasingSince || objections.length === 0) return;
    if (isUpheld) {
      tx.write(upholdObjections, { childId, now });
      applyConsent(context, tx, child, { status: 'revoked', method: null, scopes: [] });
      tx.write(queueMails, { childId, kind: 'revoked', dueAt: now });
      tx.write(queueMails, { childId, kind: 'other_revoked', dueAt: now });
    } else {
      const removed = objections.flatMap(({ parentId }) => parentId ?? []);
      const isOwnChoice = child.consent === 'not_needed';
      removeSettings(context, tx, { childId, isOwnChoice, settings: controls.map(toSetting) }, removed);
      for (const parentId of removed) removeParent(tx, { childId, parentId }, now);
      const others = answers.filter(({ state }) => state !== 'objected');
      applyConsent(context, tx, child, combineAnswers(others, notice.version));
    }
  });
  await sendDueMails(context, childId);
}
