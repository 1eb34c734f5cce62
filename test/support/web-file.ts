import { cleanup, configure } from '@testing-library/react';
import { vi } from 'vitest';

// A worker loads packages once, and our own modules again for each file, because some of them hold state.
vi.resetModules();

// A busy machine may take longer than a second to show what a test looks for.
configure({ asyncUtilTimeout: 10_000 });

// The files of a worker share one document. What an earlier one left in it, such as confetti, belongs to no test of this one.
if (typeof document !== 'undefined') {
  cleanup();
  document.body.replaceChildren();
}
