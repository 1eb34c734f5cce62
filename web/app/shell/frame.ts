/**
 * What surrounds a page: the bars of children, visitors and staff; nothing for a chat, which fills the screen; or only the footer for
 * the pages of parents and their tour, which have their own bar.
 */
export type Frame = 'bars' | 'none' | 'parents';

export function frameAt(path: string): Frame {
  if (path.startsWith('/chat/')) return 'none';
  return /^\/(family|consent|buddy|unsubscribe|see-what-they-see)(\/|$)/.test(path) ? 'parents' : 'bars';
}
