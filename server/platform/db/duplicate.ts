const UNIQUE_VIOLATION = '23505';

/** Whether PostgreSQL refused a row because another one has the same name or address already. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && (constraint === undefined || constraint === broken);
}

/** Whether a statement failed because it left a required column without a value. */
export function isMissingValue(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '23502';
}
