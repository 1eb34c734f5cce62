/**
 * Ready-made answers to the post of a child whom the sender does not know. They are sent by name, so that each child reads them in their
 * own language. Never remove a name: stored answers use it.
 */
export const kindWords = [
  'so_creative',
  'great_idea',
  'well_done',
  'made_me_smile',
  'tell_more',
  'me_too',
  'you_can_do_it',
  'good_luck',
] as const;
export type KindWord = (typeof kindWords)[number];
