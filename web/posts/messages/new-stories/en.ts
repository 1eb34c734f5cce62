/** What comes up over an open feed. */
export const postsNewStories = {
  'posts.newStories': { one: '{count} new story', other: '{count} new stories' },
} as const;
