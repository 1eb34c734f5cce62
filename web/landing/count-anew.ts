/** The user count is asked for again every five minutes. */
export const COUNT_ANEW_MS = 300_000;
