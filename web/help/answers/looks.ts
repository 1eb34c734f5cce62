import type { QuestionId } from './ids.ts';

/** The button to tap: an emoji, or the name of a drawn mark. */
export type Look = string;

const settings = ['⚙️'];
const hand = ['✋'];

/** The button that an answer speaks of, as it looks on the page. */
export const looks: Readonly<Partial<Record<QuestionId, readonly Look[]>>> = {
  mean: hand,
  report: hand,
  stranger: hand,
  'chat-wrong': ['✋', '🚫'],
  block: ['🚫'],
  unblock: settings,
  riddle: ['💡'],
  peek: ['👀'],
  read: ['🔊'],
  story: ['✏️'],
  drawing: ['🎨'],
  'story-delete': ['🗑️'],
  comment: ['bubble'],
  'comment-hide': ['🙈'],
  heart: ['heart', 'given heart'],
  buddy: ['🤝'],
  'chat-how': ['chat'],
  'chat-phrases': ['😊'],
  name: ['✏️'],
  colour: ['✏️'],
  night: settings,
  letters: settings,
  quiet: settings,
  elsewhere: settings,
  erase: settings,
  'parent-view': settings,
};
