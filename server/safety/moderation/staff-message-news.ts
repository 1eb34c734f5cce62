/**
 * SQL condition: a message from staff that its reader still has to see. Once a suspension has run out, nobody is asked to take a break
 * any more. `message` is an alias of staff_notices, `now` a parameter.
 */
export function isNews(message: string, now: string): string {
  return `(${message}.seen_at is null and (
     ${message}.template not like 'paused%' and ${message}.template <> 'appeal_declined'
     or exists (select from pauses p where p.account_id = ${message}.account_id and p.ends_at > ${now})
   ))`;
}
