import { avatarAddress } from '#contract/rules/avatars.ts';
import { formatTimeZone } from '#contract/rules/time-zones.ts';
import { children } from '../../../accounts/index.ts';
import { localeAt } from '../../../platform/local-dates.ts';
import { readAvatar } from '../../../profiles/index.ts';
import type { CopySection } from '../section.ts';

/** Who the child is on Lilypad, and how others see them. */
export const aboutTheChild: CopySection = {
  id: 'about',
  title: 'About me',
  write: async ({ db }, { childId, username }) => {
    const child = await children.findForCopy(db, childId);
    if (!child) return { blocks: [] };
    const { firstName, lastName, displayName, birthDate, bio, favoriteColor, timeZone, email, avatar } = child;
    const [, , , file = ''] = avatarAddress(avatar).split('/');
    const picture = { alt: `The picture of ${username}`, side: 120, load: () => readAvatar(file, childId) };
    return {
      blocks: [
        { kind: 'entries', entries: [{ picture }] },
        {
          kind: 'facts',
          facts: [
            ['First name', firstName],
            ['Last name', lastName],
            ['Date of birth', formatDay(new Date(birthDate), timeZone, 'UTC')],
            ['Username', username],
            ['Pond name', displayName],
            ...(bio ? [['About me', bio] as const] : []),
            ['Favorite color', favoriteColor],
            ['Time zone', formatTimeZone(timeZone, 'en')],
            ...(email ? [['E-mail', email] as const] : []),
            ['Member since', formatDay(child.createdAt, timeZone)],
          ],
        },
      ],
    };
  },
};

/** A date of birth is the same in all time zones. */
function formatDay(day: Date, home: string, timeZone = home): string {
  return new Intl.DateTimeFormat(localeAt('en', home), { dateStyle: 'long', timeZone }).format(day);
}
