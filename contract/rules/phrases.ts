/**
 * Ready-made phrases. They are sent by name, so that each child reads them in their own language. Never remove a name: stored
 * messages use it.
 */
export const phrases = [
  'hello',
  'good_morning',
  'how_are_you',
  'i_am_fine',
  'so_so',
  'yes',
  'no',
  'maybe',
  'thank_you',
  'you_are_welcome',
  'sorry',
  'no_problem',
  'well_done',
  'that_is_funny',
  'i_like_that',
  'did_you_see_riddle',
  'i_solved_it',
  'need_a_hint',
  'want_to_play',
  'one_moment',
  'i_have_to_go',
  'see_you_tomorrow',
  'good_night',
  'please_stop',
] as const;
export type Phrase = (typeof phrases)[number];

/** Stickers by name. */
export const stickers = {
  frog: '🐸',
  wave: '👋',
  thumbs_up: '👍',
  heart: '💚',
  star: '⭐',
  party: '🎉',
  laugh: '😂',
  smile: '😊',
  hug: '🤗',
  think: '🤔',
  wow: '😮',
  sad: '😢',
  tired: '😴',
  sun: '☀️',
  rainbow: '🌈',
  cake: '🎂',
} as const;
export type Sticker = keyof typeof stickers;

/** Everything that can be sent by name. */
export const quickMessages = [...phrases, ...(Object.keys(stickers) as Sticker[])] as const;
export type QuickMessage = Phrase | Sticker;

export function isSticker(name: string): name is Sticker {
  return Object.hasOwn(stickers, name);
}
