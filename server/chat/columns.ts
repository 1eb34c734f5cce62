import type { ChatMessage } from '#contract/chat.ts';
import { type Column, text } from '../platform/db/columns.ts';
import type { Status } from './policy.ts';

export const kind = text as Column<ChatMessage['kind']>;
export const status = text as Column<Status>;
