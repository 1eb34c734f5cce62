export const look = { emoji: '🔭', tone: 'sky' } as const;
