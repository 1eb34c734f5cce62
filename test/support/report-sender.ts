import { createContext } from '#server/app.ts';
import { createWeeklyReports } from '#server/family/reports/weekly.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { MovingClock } from '../../bin/moving-clock.ts';

/** A process of its own that makes and sends what is due, so that a test can kill it. */
const { DATABASE = '{}', NOW = '', SMTP_URL = '' } = process.env;
const config = readConfig({
  SMTP_URL,
  MAIL_FROM: 'lilypad@harbour-school.org',
  CONTACT_EMAIL: 'help@harbour-school.org',
  LOG_LEVEL: 'silent',
});
await using context = await createContext({
  config,
  log: createLog(config.logLevel),
  connection: JSON.parse(DATABASE),
  clock: new MovingClock(new Date(NOW)),
});
await createWeeklyReports(context);
await context.jobs.run('family.send-mails');
await context.jobs.run('family.send-mails');
