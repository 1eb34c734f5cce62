/** SQL: whether the parent of a row has consented for its child. Before that, a named grown-up may be anybody. */
export const parentHasConsented = (row: string) => `exists (
  select from consent_answers s
  where s.child_id = ${row}.child_id and s.parent_id = ${row}.parent_id and s.state = 'granted')`;
