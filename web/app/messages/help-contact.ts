import { help } from './en/help.ts';
import { helpContact } from './en/help-contact.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...help, ...helpContact });
