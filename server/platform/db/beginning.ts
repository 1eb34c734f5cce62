/** Above every letter that a text in UTF-8 can hold. */
const LAST = 'chr(1114111)';

/**
 * SQL for "begins with", as a range of bytes that an index with `text_pattern_ops` answers. A `like` with a parameter cannot
 * use that index in a prepared statement.
 */
export function beginsWith(column: string, parameter: string): string {
  return `(${column} ~>=~ ${parameter} and ${column} ~<~ (${parameter} || ${LAST}))`;
}
