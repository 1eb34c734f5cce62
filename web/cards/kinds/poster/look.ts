export const look = { emoji: '🌈', tone: undefined } as const;
