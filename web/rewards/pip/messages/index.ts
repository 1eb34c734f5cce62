import { translator } from '#web/app/i18n/translator.ts';
import { rewardsPip } from './en.ts';

export const t = translator(rewardsPip);
