export const family = {
  'family.waiting.title': 'Waiting for your grown-up',
  'family.waiting.text': 'They get an e-mail from us. You can share with other kids when they say yes.',
  'family.waiting.meanwhile': 'All the riddles, jokes and puzzles are open to you now.',
  'family.resend': 'Send the e-mail again',
  'family.resend.sent': "It's on its way! Tell your grown-up to look for it.",

  'family.restated.title': 'Your grown-up needs to look again',
  'family.restated.text': 'They get a new e-mail from us. Some things have to wait until they say yes.',

  'family.consent_required.title': 'Your grown-up needs to say yes first',
  'family.consent_required.text': 'They get an e-mail about it. Riddles and games are open to you now.',
  'family.playMeanwhile': 'Play a game',
  'family.scope_off.title': 'Your grown-up switched this off',
  'family.scope_off.text': 'Talk with them about it. They can switch it on.',
  'family.stronger_consent.title': 'One more step for your grown-up',
  'family.stronger_consent.text': 'They need to say yes in another way first. Their own page shows them how.',
  'family.quiet_hours.title': "It's quiet time now",
  'family.quiet_hours.text': 'Pip is asleep. See you later!',
  'family.daily_limit.title': 'That was enough for today',
  'family.daily_limit.text': 'You did well. See you tomorrow!',
  'family.paused.title': 'Your account is taking a break',
  'family.paused.text': 'A grown-up can tell you more.',
} as const;
