import { load } from './load.ts';
import { serveRequests } from './worker.ts';

serveRequests(load);
