import { translator } from '#web/app/i18n/translator.ts';
import { helpLadder } from './en.ts';

export const t = translator(helpLadder);
