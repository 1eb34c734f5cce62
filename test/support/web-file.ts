import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// A worker loads React and the like once, and our own modules anew for each file, because some remember what a visitor has done.
vi.resetModules();

// A machine that has other things to do may take longer than a second to show what a test looks for.
configure({ asyncUtilTimeout: 10_000 });
