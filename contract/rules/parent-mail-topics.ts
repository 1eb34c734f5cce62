/** What the mails to a parent are about. Each is told to the child, so that nobody is written about in secret. */
export const parentMailTopics = ['answers', 'ending', 'blocks', 'buddies'] as const;
export type ParentMailTopic = (typeof parentMailTopics)[number];
