import { translator } from '#web/app/i18n/translator.ts';
import { feed } from './en.ts';

export const t = translator(feed);
