import { translator } from '#web/app/i18n/translator.ts';
import { friendsApproval } from './en.ts';

export const t = translator(friendsApproval);
