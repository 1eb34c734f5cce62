import { parentHasConsented } from '../consent/parent-has-consented.ts';

interface Rows {
  /** Of `own_children`. */
  readonly child: string;
  /** Of `guardians`. */
  readonly guardian: string;
}

/**
 * SQL: the child's name as this parent may know it. Someone whom staff have added may be a stranger until they answer, so they
 * only get the username.
 */
export const childName = ({ child, guardian }: Rows) => `case when ${parentHasConsented(guardian)} or not exists (
       select from guardians o where o.child_id = ${guardian}.child_id and o.created_at < ${guardian}.created_at
     ) then ${child}.first_name else ${child}.username end`;
