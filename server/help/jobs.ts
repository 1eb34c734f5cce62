import type { Job } from '../platform/jobs/jobs.ts';
import { forgetOldMessages } from './messages.ts';
import { forgetVisitors } from './visitor-alarms.ts';

export const jobs: readonly Job[] = [
  {
    name: 'help.forget-old-messages',
    every: '40 3 * * *',
    summary: 'Erases contact messages after a year',
    run: forgetOldMessages,
  },
  {
    name: 'help.forget-alarms',
    every: '*/10 * * * *',
    summary: 'Forgets after an hour from which network a visitor wrote about danger',
    run: forgetVisitors,
  },
];
