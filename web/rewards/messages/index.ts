import { translator } from '#web/app/i18n/translator.ts';
import { rewards } from './en.ts';

export const t = translator(rewards);
