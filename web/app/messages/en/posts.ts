export const posts = {
  'posts.levelAndTime': 'Level {level} · {time}',
  'posts.justNow': 'just now',
  'posts.story': 'Story',
  'posts.art': 'Art',
  'posts.question': 'Question',
  'posts.fun': 'Fun',
  'posts.readMore': 'Read more',
  'posts.showLess': 'Show less',
  'posts.likes': { one: '{count} like', other: '{count} likes' },
  'posts.comments': { one: '{count} comment', other: '{count} comments' },
  'posts.drawingBy': 'A drawing by {name}',
} as const;
