import { QUERY_TIMEOUT } from './limit-silence.ts';

/**
 * Codes of the system (no way there, or a broken connection) and of PostgreSQL: connection lost, out of resources, shutting
 * down, statement timeout.
 */
const unavailableCode =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOENT|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[1-5]|57014|25P03)$/;
const unavailableMessage = /^Connection terminated|timeout exceeded when trying|is not queryable$|was destroyed$/;

/** Whether an error says that the database cannot be reached for now. Anything else is a bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return unavailableCode.test(code ?? '') || unavailableMessage.test(message) || isQueryTimeout(error);
}

/** Whether a query was given up because no answer came in time. */
export function isQueryTimeout(error: unknown): boolean {
  return (error as { message?: string }).message === QUERY_TIMEOUT;
}
