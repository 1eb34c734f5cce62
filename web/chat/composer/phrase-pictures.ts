import type { Phrase } from '#contract/rules/phrases.ts';

/** For children who don't read yet. */
export const phrasePictures: Readonly<Record<Phrase, string>> = {
  hello: '👋',
  good_morning: '🌅',
  how_are_you: '🙂',
  i_am_fine: '😊',
  so_so: '😐',
  yes: '✅',
  no: '❌',
  maybe: '🤷',
  thank_you: '💐',
  you_are_welcome: '🤗',
  sorry: '😔',
  no_problem: '👌',
  well_done: '👏',
  that_is_funny: '😄',
  i_like_that: '💚',
  did_you_see_riddle: '👀',
  i_solved_it: '💡',
  need_a_hint: '🔍',
  want_to_play: '🎲',
  one_moment: '⏳',
  i_have_to_go: '🏃',
  see_you_tomorrow: '📅',
  good_night: '🌙',
  please_stop: '✋',
};
