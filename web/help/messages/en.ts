/** What several open pages say. Each has a file of its own besides. */
export const help = {
  'help.sections': 'On this page',
  'help.factsFailed': "We couldn't load this page",
  'help.factsFailed.text': 'Please try again in a moment.',
  'help.join': 'Join the Fun',
  'help.toPrivacy': 'Read about privacy',
  'help.toTerms': 'Read the rules',
  'help.toHelp': 'Go to the Help Center',
  'help.toContact': 'Write to us',
  'help.lines.show': 'Who can I call?',
} as const;
