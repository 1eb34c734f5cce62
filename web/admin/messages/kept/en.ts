/** How long data is kept that ends by itself, and what the job that deletes it has done. */
export const adminKept = {
  'admin.kept.title': 'How long data is kept',
  'admin.kept.text':
    'All of this ends by itself. You can shorten each time, and the privacy page says the new one at once. You cannot go beyond what families were promised.',
  'admin.kept.privacy': 'Read the privacy page',
  'admin.kept.log': 'Who changed it',
  'admin.kept.chat': 'Chat messages',
  'admin.kept.play': 'Guesses, game results, active minutes, and the times behind points',
  'admin.kept.rounds': 'Rounds of games that somebody left',
  'admin.kept.together': 'Games with buddies that are over',
  'admin.kept.waves': 'Waves at the pond',
  'admin.kept.activities': 'News about others',
  'admin.kept.contact': 'Contact messages',
  'admin.kept.caseCopy': 'Copies in cases, after the decision',
  'admin.kept.stops': 'What the filter stopped',
  'admin.kept.unused': 'Accounts that nobody uses',
  'admin.kept.events': 'Notes of what happened, without an account',
  'admin.kept.days': { one: '{count} day', other: '{count} days' },
  'admin.kept.shortened': 'Shortened from {max}',
  'admin.kept.deleted': {
    one: '{time}: {count} entry deleted, {all} in all.',
    other: '{time}: {count} entries deleted, {all} in all.',
  },
  'admin.kept.never': 'The job has not run yet. It runs at night.',
  'admin.kept.byNotice': 'Parents, or young people from 13 on, get two notices before: 30 days and 7 days.',
  'admin.kept.goesOn': 'Goes on in the next run',
  'admin.kept.failed': 'Failed: {tables}. The log of the server says why.',
  'admin.kept.change': 'Change',
  'admin.kept.changeThis': 'Change: {what}',
  'admin.kept.label': 'Days ({min} to {max})',
  'admin.kept.shorter':
    'What is older than {days} days is deleted in the next run. Nobody can bring it back. The privacy page says {days} days from now on.',
  'admin.kept.longer': 'From now on it stays for {days} days, and the privacy page says so.',
  'admin.kept.shorterUnused':
    'Who has not signed in for {days} days gets the first notice tonight, and 30 days to come back. The privacy page says {days} days from now on.',
  'admin.kept.keep': 'Keep it for {days} days',
  'admin.kept.cancel': 'Cancel',
} as const;
