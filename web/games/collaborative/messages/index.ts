import { translator } from '#web/app/i18n/translator.ts';
import { gamesTogether } from './en.ts';

export const t = translator(gamesTogether);
