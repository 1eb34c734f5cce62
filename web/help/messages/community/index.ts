import { translator } from '#web/app/i18n/translator.ts';
import { helpAnswers } from '../answers/en.ts';
import { helpCommunity } from './en.ts';

/** All questions of the Help Center and their answers. */
export const allAnswers = { ...helpAnswers, ...helpCommunity };

export const t = translator(allAnswers);
