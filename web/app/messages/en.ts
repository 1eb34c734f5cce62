import { accounts } from './en/accounts.ts';
import { app } from './en/app.ts';
import { cards } from './en/cards.ts';
import { family } from './en/family.ts';
import { feed } from './en/feed.ts';
import { help } from './en/help.ts';
import { landing } from './en/landing.ts';
import { points } from './en/points.ts';
import { posts } from './en/posts.ts';
import { ui } from './en/ui.ts';

/** All English sentences, a file a room. Keys are flat and begin with their room: 'posts.write'. */
export const en = {
  ...ui,
  ...app,
  ...accounts,
  ...family,
  ...feed,
  ...cards,
  ...points,
  ...posts,
  ...help,
  ...landing,
} as const;
