/** SQL: whether the parent in a row has given consent for its child. Before that, an added grown-up may be anyone. */
export const parentHasConsented = (row: string) => `exists (
  select from consent_answers s
  where s.child_id = ${row}.child_id and s.parent_id = ${row}.parent_id and s.state = 'granted')`;
