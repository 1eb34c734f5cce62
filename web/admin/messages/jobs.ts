/** The scheduled jobs that failed. */
export const jobs = {
  'admin.jobs.title': 'Failed jobs',
  'admin.jobs.text': 'Jobs that run by themselves and failed in the last 7 days. Each runs again at its next time.',
  'admin.jobs.none': 'Every job has run',
  'admin.jobs.noneText': 'One that fails appears here.',
  'admin.jobs.fails': 'Failed the last time',
  'admin.jobs.works': 'Works again: {time}',
  'admin.jobs.failures': {
    one: 'Failed once, {time}. The log of the server says why.',
    other: 'Failed {count} times, last {time}. The log of the server says why.',
  },
} as const;
