import { help } from './en/help.ts';
import { helpAbout } from './en/help-about.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...help, ...helpAbout });
