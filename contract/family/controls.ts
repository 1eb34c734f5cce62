import * as z from 'zod/mini';
import {
  DAILY_LIMIT_STEP_MINUTES,
  MAX_DAILY_LIMIT_MINUTES,
  MIN_DAILY_LIMIT_MINUTES,
} from '../rules/family/controls.ts';
import { DAY_MINUTES, OPEN_HOURS_STEP, WEEK_DAYS } from '../rules/family/open-hours.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id } from '../shared/ids.ts';
import { chosenScopes, consentStatus, openScopes } from './shapes.ts';

const WRONG_TIME = 'Please choose when Lilypad opens and closes';
const WRONG_LIMIT = 'Please choose between 15 minutes and 2 hours';

const minuteOfDay = z
  .number(WRONG_TIME)
  .check(
    z.int(WRONG_TIME),
    z.minimum(0, WRONG_TIME),
    z.maximum(DAY_MINUTES, WRONG_TIME),
    z.multipleOf(OPEN_HOURS_STEP, WRONG_TIME),
  );

const openRange = z
  .strictObject({ from: minuteOfDay, to: minuteOfDay })
  .check(z.refine(({ from, to }) => from < to, 'Please choose an end that is later than the start'));

/** From Monday to Sunday; null is closed. */
const openHours = z
  .array(z.nullable(openRange))
  .check(z.length(WEEK_DAYS, 'Please choose hours for each day of the week'));

const dailyLimit = z
  .number(WRONG_LIMIT)
  .check(
    z.int(WRONG_LIMIT),
    z.minimum(MIN_DAILY_LIMIT_MINUTES, WRONG_LIMIT),
    z.maximum(MAX_DAILY_LIMIT_MINUTES, WRONG_LIMIT),
    z.multipleOf(DAILY_LIMIT_STEP_MINUTES, WRONG_LIMIT),
  );

const times = {
  /** Minutes a day. Null is no limit. */
  dailyLimit: z.nullable(dailyLimit),
  /** Null is always open. */
  openHours: z.nullable(openHours),
};

const controls = z.strictObject({
  ...times,
  isPaused: z.boolean('Please choose on or off'),
  /** Whether buddies may see that the child is online, if the child wants it too. */
  allowsPresence: z.boolean('Please choose on or off'),
});

const childControls = z.object({
  consent: consentStatus,
  /** The young person needs no consent and decides alone; parents can change nothing. */
  isOwnChoice: z.boolean(),
  /** Whether this parent can switch scopes: they have agreed to the current direct notice. */
  choosesScopes: z.boolean(),
  /** What this parent allows, and what all parents together allow. */
  scopes: openScopes,
  scopesInForce: openScopes,
  /** Scopes that need a stronger consent than this parent's. */
  lockedScopes: openScopes,
  /** What this parent has set, and what applies: the strictest of all parents' settings. */
  controls,
  controlsInForce: controls,
  timeZone: z.string(),
});
export type ChildControls = z.output<typeof childControls>;

const rateLimit = { limit: 120, seconds: 60 };
const params = z.strictObject({ childId: id });

export const readControls = endpoint({
  route: 'GET /api/family/children/:childId/controls',
  summary:
    "Returns what a parent has set for their child: scopes, times, pause, time zone, and what holds of all parents' settings",
  allows: 'parent',
  rateLimit,
  params,
  returns: childControls,
});

export const changeControls = endpoint({
  route: 'PUT /api/family/children/:childId/controls',
  summary: 'Changes what a parent has set for their child; what is left out stays. Ends neither account nor consent',
  allows: 'parent',
  rateLimit,
  params,
  body: z.strictObject({
    scopes: z.optional(chosenScopes),
    controls: z.optional(z.partial(controls)),
    timeZone: z.optional(z.string().check(z.maxLength(64, 'Please choose a time zone'))),
  }),
  returns: childControls,
});

const ownTimes = z.object({
  ...times,
  /** Minutes used today. Null without a limit. */
  usedMinutes: z.nullable(z.number()),
  timeZone: z.string(),
  /** The young person needs no consent and sets these times alone. */
  isOwnChoice: z.boolean(),
});
export type OwnTimes = z.output<typeof ownTimes>;

export const readOwnTimes = endpoint({
  route: 'GET /api/my-times',
  summary: 'Returns daily limit and open hours of the signed-in child',
  allows: 'child',
  whenClosed: 'open',
  rateLimit,
  returns: ownTimes,
});

export const chooseOwnTimes = endpoint({
  route: 'PUT /api/my-times',
  summary: 'Sets the own daily limit and open hours of a young person who needs no consent',
  allows: 'child',
  whenClosed: 'open',
  rateLimit,
  body: z.strictObject({ times: z.strictObject(times) }),
  returns: ownTimes,
});

export const markControlsSeen = endpoint({
  route: 'PUT /api/consent/changes/seen',
  summary: 'Marks what grown-ups have changed for the child as seen',
  allows: 'child',
  whenClosed: 'open',
  rateLimit,
  returns: nothing,
});
