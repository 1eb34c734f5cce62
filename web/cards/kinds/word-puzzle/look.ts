export const look = { emoji: '🔤', tone: 'lotus' } as const;
