import { helpAnswers } from './en/help-answers.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...helpAnswers });
