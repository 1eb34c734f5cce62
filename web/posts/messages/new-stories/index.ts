import { translator } from '#web/app/i18n/translator.ts';
import { postsNewStories } from './en.ts';

export const t = translator(postsNewStories);
