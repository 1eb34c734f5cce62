/** So many members of staff have to exist before children may type to each other. */
const MIN_STAFF = 2;

/** SQL, for others to use in their statements: whether enough people are there who look at what children type. */
export const enoughStaff = `(
  select count(*) from staff_members) >= ${MIN_STAFF}`;
