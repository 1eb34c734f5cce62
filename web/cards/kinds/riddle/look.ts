export const look = { emoji: '🤔', tone: 'grape' } as const;
