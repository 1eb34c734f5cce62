export const feed = {} as const;
