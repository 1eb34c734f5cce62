import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics for Prometheus: routes, times and counts, never accounts. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'route' | 'status'>;
  readonly roundTrips: Histogram<'route'>;
  readonly sockets: Gauge;
  readonly problems: Counter<'code'>;
  readonly servedFromCache: Counter;
}

/** What the process itself tells: its watchers never stop, so a process has them once, however often Lilypad is opened in it. */
let processMetrics: Registry | undefined;

export function createMetrics(): Metrics {
  const registry = Registry.merge([ofProcess()]);
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'lilypad_request_seconds',
      help: 'Time from request to response',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    roundTrips: new Histogram({
      name: 'lilypad_database_round_trips',
      help: 'How often one request waited for the database',
      labelNames: ['route'],
      buckets: [0, 1, 2, 3, 5],
      registers,
    }),
    sockets: new Gauge({ name: 'lilypad_sockets', help: 'Open sockets', registers }),
    servedFromCache: new Counter({
      name: 'lilypad_answered_again_total',
      help: 'Polled requests that were served from the cache; the other metrics and the log leave them out',
      registers,
    }),
    problems: new Counter({
      name: 'lilypad_refusals_total',
      help: 'Refused requests by code',
      labelNames: ['code'],
      registers,
    }),
  };
}

function ofProcess(): Registry {
  if (processMetrics) return processMetrics;
  processMetrics = new Registry();
  collectDefaultMetrics({ register: processMetrics, prefix: 'lilypad_' });
  return processMetrics;
}
