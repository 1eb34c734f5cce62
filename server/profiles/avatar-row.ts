import { nullable, text } from '../platform/db/columns.ts';

/** How a child looks to others, from a row of the view `people` or `own_children`: what `presentAvatar` takes. */
export const avatarRow = {
  columns: { emoji: text, background: text, pip: nullable(text) },
  select: (person: string) =>
    `${person}.avatar_emoji as emoji, ${person}.avatar_background as background, ${person}.avatar_pip as pip`,
};
