/** SQL: how many facts and posters a child has read. Only cards without a state of their own are kept as seen. */
export const cardsRead = (accountId: string) =>
  `(select count(*) from card_progress where account_id = ${accountId} and outcome = 'seen')`;
