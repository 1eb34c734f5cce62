/** The cards of posts on a child's own profile and on the profiles of others. */
export const postsOwn = {
  'posts.own': 'My Posts',
  'posts.own.loading': 'Loading your posts',
  'posts.own.empty': 'No posts yet',
  'posts.own.emptyText': 'Tell your buddies what you like.',
  'posts.own.emptyClosed': 'You can write when your grown-up says yes.',
  'posts.own.write': 'Write one',
  'posts.own.more': 'Show more',
  'posts.own.failed': "We couldn't load your posts.",
  'posts.by': 'Stories',
  'posts.by.none': 'No stories to read yet.',
  'posts.own.stats': 'So far',
  'posts.own.likes': 'Likes Received',
  'posts.own.friends': 'Friends Made',
  'posts.own.created': 'Posts Created',
} as const;
