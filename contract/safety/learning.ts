import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { id, instant } from '../shared/ids.ts';

/** What staff decided about texts that the filter had read, since some days. */
const period = z.object({
  days: z.number(),
  /** The filter acted, and staff found harm too. */
  rightlyHeld: z.number(),
  /** The filter acted, and staff approved. */
  wronglyHeld: z.number(),
  /** The filter allowed it, and staff removed it. */
  missed: z.number(),
  /** Of those, what children or parents reported. */
  missedReported: z.number(),
  /** The filter allowed it, and so did staff. */
  rightlyAllowed: z.number(),
  /** The rules that led to the decision of the filter. */
  rules: z.array(z.object({ rule: z.string(), right: z.number(), wrong: z.number() })),
});
export type FilterPeriod = z.output<typeof period>;

export const readFilterReport = endpoint({
  route: 'GET /api/admin/filter',
  summary: 'Compares the filter with what staff decided in the last 7 and 28 days, where decisions are kept',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({
    /** Whether decisions are kept. */
    isOn: z.boolean(),
    kept: z.number(),
    oldestAt: z.nullable(instant),
    periods: z.array(period),
  }),
});
export type FilterReport = z.output<(typeof readFilterReport)['returns']>;

/** Where the filter and staff disagreed: it allowed what staff removed, or acted on what staff approved. */
export const disagreements = ['missed', 'wronglyHeld'] as const;
export type Disagreement = (typeof disagreements)[number];

export const listDisagreements = endpoint({
  route: 'GET /api/admin/filter/texts',
  summary:
    'Lists the texts of the last 28 days that the filter missed or wrongly held, newest first; the audit log notes who read them',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  query: z.strictObject({ which: z.enum(disagreements) }),
  returns: z.object({
    texts: z.array(
      z.object({ caseId: id, text: z.string(), at: instant, filterSaid: z.string(), rules: z.array(z.string()) }),
    ),
    /** Sealed with a key that is lost. */
    unreadable: z.number(),
  }),
});
export type DisagreementText = z.output<(typeof listDisagreements)['returns']>['texts'][number];

export const rerunFilter = endpoint({
  route: 'POST /api/admin/filter/rerun',
  summary: "Runs today's filter on the texts that were kept with decisions; the audit log notes who read them",
  allows: 'admin',
  rateLimit: { limit: 10, seconds: 60 },
  returns: z.object({
    read: z.number(),
    /** Sealed with a key that is lost. */
    unreadable: z.number(),
    /** Verdicts that agree with staff now and did not before, and the other way round. */
    better: z.number(),
    worse: z.number(),
    /** The beginnings of some of them, newest first. */
    changed: z.array(
      z.object({ caseId: id, text: z.string(), before: z.string(), after: z.string(), isBetter: z.boolean() }),
    ),
  }),
});
export type FilterRerun = z.output<(typeof rerunFilter)['returns']>;
