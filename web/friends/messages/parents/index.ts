import { translator } from '#web/app/i18n/translator.ts';
import { friendsParents } from './en.ts';

export const t = translator(friendsParents);
