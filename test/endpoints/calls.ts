import * as activities from '#contract/activities.ts';
import { readFeed, recordShownCards } from '#contract/feed.ts';
import * as points from '#contract/points.ts';
import { accountCalls } from './accounts.ts';
import { adminCalls } from './admin.ts';
import { asChild, type Call } from './call.ts';
import { cardCalls } from './cards.ts';
import { chatCalls } from './chat.ts';
import { collaborativeGameCalls } from './collaborative-games.ts';
import { coloringCalls } from './coloring.ts';
import { familyCalls } from './family.ts';
import { familyDataCalls } from './family-data.ts';
import { friendCalls } from './friends.ts';
import { gameCalls } from './games.ts';
import { helpCalls } from './help.ts';
import { moderationCalls } from './moderation.ts';
import { postCalls } from './posts.ts';
import { profileCalls } from './profiles.ts';
import { reportCalls } from './reports.ts';
import { rewardCalls } from './rewards.ts';
import { signedFormCalls } from './signed-forms.ts';
import { staffCalls } from './staff.ts';

/** Every endpoint, in the order of the modules. */
export const calls: readonly Call[] = [
  ...moderationCalls,
  ...accountCalls,
  ...staffCalls,
  ...profileCalls,
  ...familyCalls,
  ...signedFormCalls,
  ...reportCalls,
  ...familyDataCalls,
  { endpoint: points.readPoints, prepare: asChild() },
  { endpoint: points.readVisibilityStats, prepare: asChild() },
  ...friendCalls,
  ...postCalls,
  ...chatCalls,
  ...cardCalls,
  ...gameCalls,
  ...coloringCalls,
  ...collaborativeGameCalls,
  ...rewardCalls,
  { endpoint: readFeed, prepare: asChild() },
  {
    endpoint: recordShownCards,
    prepare: async (pond) => {
      const browser = await pond.newChild();
      const { data } = await browser.call(readFeed, {});
      return { browser, body: { deck: data.deck, page: 1, cards: data.items.map(({ id }) => id) } };
    },
  },
  { endpoint: activities.listActivities, prepare: asChild() },
  { endpoint: activities.readActivityNews, prepare: asChild() },
  { endpoint: activities.viewActivities, prepare: asChild() },
  ...helpCalls,
  ...adminCalls,
];
