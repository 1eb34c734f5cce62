/** What a child finds about the own posts on the profile. */
export const postsOwn = {
  'posts.own': 'My Posts',
  'posts.own.loading': 'Your posts are on their way',
  'posts.own.empty': 'No posts yet',
  'posts.own.emptyText': 'Tell the pond what you like.',
  'posts.own.write': 'Write one',
  'posts.own.more': 'Show more',
  'posts.own.failed': 'Your posts did not come.',
  'posts.own.stats': 'So far',
  'posts.own.likes': 'Likes Received',
  'posts.own.friends': 'Friends Made',
  'posts.own.created': 'Posts Created',
} as const;
