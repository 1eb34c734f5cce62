import { translator } from '#web/app/i18n/translator.ts';
import { adminDataDesk } from './en.ts';

export const t = translator(adminDataDesk);
