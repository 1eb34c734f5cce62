import { helpPolicies } from './en/help-policies.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...helpPolicies });
