import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('the process is watched once, however often Lilypad is opened in it', async () => {
  const one = createMetrics();
  const other = createMetrics();

  const watched = one.registry
    .getMetricsAsArray()
    .filter((metric) => other.registry.getMetricsAsArray().includes(metric));

  const names = watched.map(({ name }) => name);
  expect(names).toContain('lilypad_nodejs_eventloop_lag_mean_seconds');
  expect(names).toContain('lilypad_nodejs_gc_duration_seconds');
  expect(names).toContain('lilypad_process_cpu_user_seconds_total');
  expect(await other.registry.metrics()).toMatch(/^lilypad_process_resident_memory_bytes \d/m);
});

it('each Lilypad counts for itself', async () => {
  const one = createMetrics();
  const other = createMetrics();

  one.problems.inc({ code: 'gone' });

  expect(await one.registry.metrics()).toContain('lilypad_refusals_total{code="gone"} 1');
  expect(await other.registry.metrics()).not.toContain('code="gone"');
});
