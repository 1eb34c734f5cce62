/** Whom to call, by a tap. */
export const safetyNumbers = {
  'safety.numbers.lines': 'Talk to someone now',
  'safety.numbers.danger': 'Is someone hurt or in danger right now?',
  'safety.numbers.country': 'Country',
  'safety.numbers.call': 'Call {name}: {phone}',
  'safety.numbers.sms': 'Text {name}: {phone}',
  'safety.numbers.write': 'Chat with {name} at {website}',
  'safety.numbers.all': 'Emergency',
  'safety.numbers.police': 'Police',
  'safety.numbers.ambulance': 'Ambulance',
  'safety.numbers.unknown':
    'We can’t load the numbers right now. Call the emergency number: 112 in Europe, 999 in Britain, 911 in North America.',
} as const;
