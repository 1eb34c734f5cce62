import { safetyNumbers } from './en/safety-numbers.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...safetyNumbers });
