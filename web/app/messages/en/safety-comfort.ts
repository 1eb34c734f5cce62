/** What a child reads whose words sound like trouble. Read aloud, to somebody who is seven. */
export const safetyComfort = {
  'safety.comfort.title': 'You are not alone',
  'safety.comfort.text': 'Thank you for telling us. These people listen to kids. You can call them now:',
  'safety.comfort.talk':
    'You don’t have to say your name. You did nothing wrong. Please tell a grown-up you trust today, too.',
  'safety.comfort.next': 'A grown-up here will read your words, too.',
  'safety.comfort.close': 'Close this',
  'safety.comfort.more': 'More help',
} as const;
