/** What mails to parents are about. Children read the list on their profile, so that no mail about them is a secret. */
export const parentMailTopics = ['answers', 'ending', 'blocks', 'buddies', 'reports', 'data'] as const;
export type ParentMailTopic = (typeof parentMailTopics)[number];
