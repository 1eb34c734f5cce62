import { afterCommit, type EventHandler } from '../platform/events.ts';
import { presenceChosen } from '../profiles/index.ts';
import { rejoinEverywhere } from './open-conversations.ts';
import { publishChoice } from './presence.ts';

export const eventHandlers: readonly EventHandler[] = [
  afterCommit(presenceChosen, async (context, { accountId, facts }) => {
    if (!accountId) return;
    rejoinEverywhere(context, accountId);
    await publishChoice(context, accountId, facts.isShown);
  }),
];
