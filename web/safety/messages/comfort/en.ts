/** Texts for a child who may be in crisis. Read them aloud, as to a seven-year-old. */
export const safetyComfort = {
  'safety.comfort.title': "You're not alone",
  'safety.comfort.text': 'Thank you for telling us. These people listen to kids. You can call them now:',
  'safety.comfort.talk':
    "You don't have to say your name. You did nothing wrong. Please tell a grown-up you trust today, too.",
  'safety.comfort.next': 'A grown-up here will read your words, too.',
  'safety.comfort.short': 'Thank you for telling us. Please talk to a grown-up you trust today.',
  'safety.comfort.call': 'Call {name}',
  'safety.comfort.danger': 'In danger? Call {number}',
  'safety.comfort.close': 'Close this',
  'safety.comfort.more': 'More help',

  'safety.numbers.lines': 'Talk to someone now',
  'safety.numbers.danger': 'Is someone hurt or in danger right now?',
  'safety.numbers.country': 'Country',
  'safety.numbers.chooseCountry': 'Choose your country',
  'safety.numbers.call': 'Call {name}: {phone}',
  'safety.numbers.sms': 'Text {name}: {phone}',
  'safety.numbers.write': 'Chat with {name} at {website}',
  'safety.numbers.all': 'Emergency',
  'safety.numbers.police': 'Police',
  'safety.numbers.ambulance': 'Ambulance',
  'safety.numbers.unknown':
    "We can't load the numbers right now. Call the emergency number: 112 in Europe, 999 in Britain, 911 in North America.",
} as const;
