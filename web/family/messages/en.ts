export const family = {
  'family.waiting.title': 'Waiting for your grown-up',
  'family.waiting.text': 'We wrote to them. Sharing with other kids waits for their yes.',
  'family.waiting.meanwhile': 'Riddles, jokes and puzzles are all yours already.',
  'family.resend': 'Send the e-mail again',
  'family.resend.sent': 'Sent! Tell your grown-up to look.',

  'family.restated.title': 'Your grown-up needs to look again',
  'family.restated.text': 'Our letter to them is new. Until they say yes again, some things wait.',

  'family.consent_required.title': 'Your grown-up needs to say yes first',
  'family.consent_required.text': 'We sent them an e-mail about it.',
  'family.scope_off.title': 'Your grown-up has switched this off',
  'family.scope_off.text': 'Talk with them about it. They can switch it on.',
  'family.stronger_consent.title': 'One more step for your grown-up',
  'family.stronger_consent.text': 'They need to confirm it in another way first.',
  'family.quiet_hours.title': 'It is quiet time now',
  'family.quiet_hours.text': 'Pip is asleep. See you later!',
  'family.daily_limit.title': 'That was enough for today',
  'family.daily_limit.text': 'You did well. See you tomorrow!',
  'family.paused.title': 'Your account is having a rest',
  'family.paused.text': 'A grown-up can tell you more.',
} as const;
