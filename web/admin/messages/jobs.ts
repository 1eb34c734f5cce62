/** The scheduled jobs that failed. */
export const jobs = {
  'admin.jobs.title': 'Failed jobs',
  'admin.jobs.text': 'Scheduled jobs that failed in the last 7 days. Each runs again at its next scheduled time.',
  'admin.jobs.none': 'No failed jobs',
  'admin.jobs.noneText': 'If one fails, it appears here for 7 days.',
  'admin.jobs.fails': 'Failed the last time',
  'admin.jobs.works': 'Works again: {time}',
  'admin.jobs.failures': {
    one: 'Failed once, {time}. The server log says why.',
    other: 'Failed {count} times, last {time}. The server log says why.',
  },
} as const;
