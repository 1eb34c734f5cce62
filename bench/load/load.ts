import { type Percentiles, toPercentiles } from '../numbers.ts';
import { openBrowser } from './browser.ts';

/** One visit: addresses requested one after the other. `{deck}` stands for the deck of the first answer. */
export interface Visit {
  readonly cookie: string;
  readonly paths: readonly string[];
}

export interface LoadOrder {
  readonly port: number;
  readonly seconds: number;
  readonly connections: number;
  readonly visits: readonly Visit[];
  /** Which visit comes first, so that one round goes on where the one before ended. */
  readonly from: number;
  /** Answers with fewer of these marks are counted apart. */
  readonly mark: { readonly text: string; readonly least: number };
}

export interface Tally extends Percentiles {
  readonly requests: number;
  readonly seconds: number;
  readonly visits: number;
  /** Answers with too few marks. */
  readonly short: number;
  readonly bytes: number;
}

/** Answers under way are waited for at the end, and counted. */
export async function load(order: LoadOrder): Promise<Tally> {
  const times: number[] = [];
  const tally = { visits: 0, short: 0, bytes: 0 };
  const started = performance.now();
  const until = started + order.seconds * 1000;
  const browse = async () => {
    await using browser = await openBrowser(order.port);
    while (performance.now() < until) {
      const visit = order.visits[(order.from + tally.visits++) % order.visits.length];
      let deck = '';
      for (const path of visit?.paths ?? []) {
        const startedAt = performance.now();
        const request = { path: path.replace('{deck}', deck), cookie: visit?.cookie ?? '' };
        const { status, body } = await browser.send(request);
        if (status !== 200) throw new Error(`${request.path} answers ${status}: ${body.toString()}`);
        times.push(performance.now() - startedAt);
        tally.bytes += body.length;
        if (countMarks(body, order.mark) < order.mark.least) tally.short += 1;
        deck ||= findDeck(body);
      }
    }
  };
  await Promise.all(Array.from({ length: order.connections }, browse));
  const seconds = (performance.now() - started) / 1000;
  return { ...tally, requests: times.length, seconds, ...toPercentiles(times) };
}

function countMarks(body: Buffer, { text, least }: LoadOrder['mark']): number {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0 && count < least; at = body.indexOf(text, at + text.length)) count += 1;
  return count;
}

function findDeck(body: Buffer): string {
  const begin = body.lastIndexOf('"deck":"');
  return begin < 0 ? '' : body.toString('latin1', begin + 8, body.indexOf('"', begin + 8));
}
