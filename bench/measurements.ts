import type { Measurement } from './measurement.ts';
import { p1 } from './p1-feed.ts';
import { p2 } from './p2-polls.ts';
import { p3 } from './p3-chat.ts';
import { p4 } from './p4-sockets.ts';
import { p7 } from './p7-first-visit.ts';
import { p8 } from './p8-first-paint.ts';
import { p9 } from './p9-start.ts';
import { p10 } from './p10-packages.ts';
import { p11 } from './p11-growth.ts';
import { p12 } from './p12-mixed-day.ts';
import { p14 } from './p14-slow-line.ts';
import { p15 } from './p15-games.ts';
import { p16 } from './p16-riddles.ts';
import { p17 } from './p17-filter.ts';

/** Everything that can be measured, in the order of docs/benchmarks.md. */
export const measurements: readonly Measurement[] = [p1, p2, p3, p4, p7, p8, p9, p10, p11, p12, p14, p15, p16, p17];
