import { schedule } from '../server/modules.ts';

/** Prints the schedule: one line per job, times in UTC. */
for (const job of schedule) console.log(`${job.every.padEnd(16)}${job.name.padEnd(32)}${job.summary}`);
