import type { PagePath } from './pages.ts';

interface PageMetadata {
  /** Also the title of the browser tab. */
  readonly title: string;
  readonly description: string;
}

/** What search engines and link previews show of the public pages. All other pages are not indexed. */
export const pageMetadata: Partial<Record<PagePath, PageMetadata>> = {
  '/': {
    title: 'Welcome',
    description: 'A friendly pond to play, think and grow: riddles, jokes, trivia and word puzzles for ages 6 to 13.',
  },
  '/about': {
    title: 'About',
    description: 'What Lilypad is, who runs it, and how grown-ups stay in the loop. Open source, without ads.',
  },
  '/help': {
    title: 'Help Center',
    description: 'Short answers about joining, riddles, points and levels, your account, and staying safe.',
  },
  '/contact': {
    title: 'Contact Us',
    description: 'Write to the people who run this Lilypad, and find out who to call when someone is in danger.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What Lilypad keeps about a child, how long, and who sees it. Once for children, once for grown-ups.',
  },
  '/terms': {
    title: 'Terms',
    description: 'The rules of the pond. Once for children, once for grown-ups.',
  },
};
