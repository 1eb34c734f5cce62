/** Greater than every character of a text in UTF-8. */
const LAST_CHARACTER = 'chr(1114111)';

/**
 * SQL for "starts with" as a range, which an index with `text_pattern_ops` answers. A prepared `like` with a parameter cannot
 * use that index.
 */
export function startsWith(column: string, parameter: string): string {
  return `(${column} ~>=~ ${parameter} and ${column} ~<~ (${parameter} || ${LAST_CHARACTER}))`;
}
