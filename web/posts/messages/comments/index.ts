import { translator } from '#web/app/i18n/translator.ts';
import { posts } from '../en.ts';
import { postsComments } from './en.ts';

export const t = translator({ ...posts, ...postsComments });
