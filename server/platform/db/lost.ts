/**
 * Codes of the system (no way there, or a broken one) and of PostgreSQL: connection lost, out of resources, shutting down, a
 * statement that took too long.
 */
const lostDatabase =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOENT|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[1-5]|57014|25P03)$/;
const lostConnection = /^Connection terminated|timeout exceeded when trying|is not queryable$|was destroyed$/;
const silence = 'Query read timeout';

/** Whether an error says that the database is away, which is over by itself, and no bug. */
export function isLostDatabase(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return lostDatabase.test(code ?? '') || lostConnection.test(message) || isSilence(error);
}

/** Whether a query was given up because no answer came. */
export function isSilence(error: unknown): boolean {
  return (error as { message?: string }).message === silence;
}
