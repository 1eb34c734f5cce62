import { translator } from '#web/app/i18n/translator.ts';
import { friendsGroups } from './en.ts';

export const t = translator(friendsGroups);
