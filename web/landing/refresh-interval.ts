/** The user count is asked for again every five minutes. */
export const REFRESH_MS = 300_000;
