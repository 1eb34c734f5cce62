/** Texts of a game in the feed before it is played. */
export const gamesFeed = {
  'games.feed': 'Game',
  'games.feed.done': 'Played',
  'games.feed.play': 'Play {title}',
  'games.feed.playShort': 'Play',
  'games.feed.memory_match': 'Memory Match',
  'games.feed.number_guess': 'Number Guess',
  'games.feed.word_scramble': 'Word Scramble',
  'games.feed.math_challenge': 'Math Challenge',
  'games.feed.unknown': 'Unknown game type',
} as const;
