import type { Context } from '../../platform/context.ts';
import { findNotice, queueMails } from '../mails/mail-queries.ts';
import { sendDueMails } from '../mails/send.ts';
import { putInForce } from './answers.ts';
import { findChild, letObjectionsCount, listAnswers, lockChild } from './consent-queries.ts';
import { letGo } from './not-my-child.ts';
import { standOf } from './policy.ts';

/** What staff have decided about a no beside a yes: it counts, or whoever said it is no grown-up of this child. */
export async function followJudgement(context: Context, childId: string, holds: boolean): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const [, child, answers, notice] = await Promise.all([
      lockChild(tx, { childId }),
      findChild(tx, { childId }),
      listAnswers(tx, { childId }),
      findNotice(tx, {}),
    ]);
    const others = answers.filter(({ state }) => state !== 'objected');
    const objectors = answers.filter(({ state }) => state === 'objected');
    if (!child || !notice || child.erasingSince || objectors.length === 0) return;
    if (holds)
      await tx.commit([
        letObjectionsCount(tx, { childId, now }),
        putInForce(context, tx, child, { status: 'revoked', method: null, scopes: [] }),
        queueMails(tx, { childId, kind: 'revoked', dueAt: now }),
        queueMails(tx, { childId, kind: 'other_revoked', dueAt: now }),
      ]);
    else
      await tx.commit([
        ...objectors.flatMap(({ parentId }) => (parentId ? letGo(tx, { childId, parentId }, now) : [])),
        putInForce(context, tx, child, standOf(others, notice.version)),
      ]);
  });
  await sendDueMails(context, childId);
}
