/** What several open pages say. Each has a file of its own besides. */
export const help = {
  'help.sections': 'On this page',
  'help.factsFailed': 'We could not fetch this page',
  'help.factsFailed.text': 'Please try again. The people behind the pond may be at work on it.',
  'help.join': 'Join the Fun',
  'help.toPrivacy': 'Read about privacy',
  'help.toTerms': 'Read the rules',
  'help.toHelp': 'To the Help Center',
  'help.toContact': 'Write to us',
  'help.lines.show': 'Show me whom to call',
} as const;
