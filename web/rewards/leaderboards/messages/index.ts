import { translator } from '#web/app/i18n/translator.ts';
import { rewardsBoards } from './en.ts';

export const t = translator(rewardsBoards);
