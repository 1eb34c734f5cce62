/**
 * What stands around a page: the bars of children, visitors and staff; nothing around a chat, which fills the screen; or only
 * the footer below the pages of parents and their tour, which bring a bar of their own.
 */
export type Frame = 'bars' | 'none' | 'parents';

export function frameAt(path: string): Frame {
  if (path.startsWith('/chat/')) return 'none';
  return /^\/(family|consent|unsubscribe|see-what-they-see)(\/|$)/.test(path) ? 'parents' : 'bars';
}
