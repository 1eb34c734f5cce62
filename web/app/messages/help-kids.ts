import { helpKids } from './en/help-kids.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...helpKids });
