/** Codes of the system (no way there, or a broken one) and of PostgreSQL: connection lost, out of resources, shutting down. */
const lostDatabase =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOENT|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[1-5])$/;
const lostConnection = /^Connection terminated|timeout exceeded when trying|is not queryable$/;

/** Whether an error says that the database is away, which is over by itself, and no bug. */
export function isLostDatabase(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return lostDatabase.test(code ?? '') || lostConnection.test(message);
}
