import { helpPrivacy } from './en/help-privacy.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...helpPrivacy });
