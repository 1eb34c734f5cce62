import { translator } from '#web/app/i18n/translator.ts';
import { postsDrawing } from './en.ts';

export const t = translator(postsDrawing);
