import type { Job } from '../platform/jobs.ts';
import { forgetOldMessages } from './messages.ts';

export const jobs: readonly Job[] = [
  {
    name: 'help.forget-old-messages',
    every: '40 3 * * *',
    about: 'Erases contact messages after a year',
    run: forgetOldMessages,
  },
];
