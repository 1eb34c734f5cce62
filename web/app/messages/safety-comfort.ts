import { safetyComfort } from './en/safety-comfort.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...safetyComfort });
