import { translator } from '#web/app/i18n/translator.ts';
import { rewardsPipLines } from './en.ts';

/** What a child's own frog says. */
export const t = translator(rewardsPipLines);
