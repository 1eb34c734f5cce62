import { familyAnswers } from './en/family-answers.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...familyAnswers });
