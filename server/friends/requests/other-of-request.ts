/** SQL: the child on the other side of a friend request, as one row (other_id). */
export const otherOfRequest = (requestId: string, accountId: string) =>
  `select case when sender_id = ${accountId} then receiver_id else sender_id end as other_id
   from friend_requests where id = ${requestId}`;
