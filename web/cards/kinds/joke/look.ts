export const look = { emoji: '😄', tone: 'sun' } as const;
