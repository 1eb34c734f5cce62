import { translator } from '#web/app/i18n/translator.ts';
import { rewardsPond } from './en.ts';

export const t = translator(rewardsPond);
