import { postsDrawing } from './en/posts-drawing.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...postsDrawing });
