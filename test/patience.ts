import { configure } from '@testing-library/react';

// A machine that has other things to do may take longer than a second to show what a test looks for.
configure({ asyncUtilTimeout: 10_000 });
