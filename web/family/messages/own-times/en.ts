/** On the settings of a child: when and how long Lilypad is open to them; and what grown-ups have changed. */
export const ownTimes = {
  'family.myTimes': 'My times',
  'family.myTimes.open': 'Lilypad is always open to you.',
  'family.myTimes.limit': 'You have {limit} a day.',
  'family.myTimes.used': { one: "You've used 1 minute today.", other: "You've used {count} minutes today." },
  'family.myTimes.hours': 'Lilypad is open to you',
  'family.myTimes.grownUp': 'Your grown-up sets these times. Talk with them if you want others.',
  'family.myTimes.own': 'You set these times yourself. They help you to stop when you want to.',
  'family.myTimes.change': 'Change days',
  'family.changed.title': 'Your grown-up changed something',
  'family.changed.text': 'Have a look at what you can do, and at your times.',
  'family.changed.look': 'Have a look',
} as const;
