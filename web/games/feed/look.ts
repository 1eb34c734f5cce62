export const look = { emoji: '🎲', tone: 'ember' } as const;
