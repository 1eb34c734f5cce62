-- When the retention job last failed at a table; null once a run has worked again.
alter table retention_runs add column failed_at timestamptz;
