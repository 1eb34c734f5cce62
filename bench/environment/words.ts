/** What filled children are called and what they write: short and kind, like the real thing. */
export const words = {
  names: [
    'Ada', 'Ben', 'Cleo', 'Dino', 'Emi', 'Finn', 'Gia', 'Hugo', 'Ida', 'Juno', 'Kai', 'Lina', 'Milo', 'Nora', 'Otis',
    'Pia', 'Quinn', 'Romy', 'Sami', 'Tove', 'Uma', 'Vito', 'Wren', 'Yuki', 'Zeno',
  ], // biome-ignore format: a list of names
  avatars: ['🐸', '🦆', '🐢', '🦋', '🐟', '🦊', '🐙', '🦉'],
  categories: ['story', 'story', 'question', 'announcement', 'other', 'art'],
  titles: [
    'My frog', 'A rainy day', 'Who likes kites?', 'The tallest tower', 'We found a newt', 'Pancakes!', 'My new book',
    'Look at the moon', 'A riddle of mine', 'The football match', 'Our school garden', 'Snow at last',
  ], // biome-ignore format: a list of titles
  sentences: [
    'It jumps higher than my knee.',
    'We looked at it for the whole afternoon.',
    'My sister says that it smiled at her.',
    'Tomorrow we go there again and take a bigger net.',
    'Does anybody know how long that takes?',
    'I drew it with green and a little bit of yellow.',
    'First I was afraid, then it was the best thing ever.',
    'The rain made so many puddles that we counted them.',
    'Grandpa built one out of wood and old string.',
    'We read two chapters and then it was time for bed.',
    'It was so quiet that we could hear the leaves.',
    'I think that everybody should try it once.',
  ],
} as const;
