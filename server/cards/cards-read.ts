/** SQL that counts the facts and posters a child has read. Only cards without their own state are stored as seen. */
export const cardsRead = (accountId: string) =>
  `(select count(*) from card_progress where account_id = ${accountId} and outcome = 'seen')`;
