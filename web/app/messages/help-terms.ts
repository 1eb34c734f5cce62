import { helpTerms } from './en/help-terms.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...helpTerms });
