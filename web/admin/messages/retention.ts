/** How long things last: what waits for parents, what is kept, and what only operators can say. */
export const retention = {
  'admin.set.answerDays': 'When a parent does not answer',
  'admin.set.answerDays.label': 'Days until the account is erased ({min} to {max})',
  'admin.set.answerDays.hint': 'For new sign-ups. Parents who were asked before keep the date in their e-mail.',
  'admin.retention': 'Retention',
  'admin.guide': 'Guide',
  'admin.filter': 'Filter',
  'admin.set.keptOutside': 'How long log files and backups are kept, and where',
  'admin.set.keptOutsideHint':
    'Shown on the privacy page. For example: “Log files two weeks, backups two weeks, both on our own server in Leeds.”',
} as const;
