export const look = { emoji: '🎲', tone: 'moss' } as const;
