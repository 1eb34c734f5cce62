import { accountsAvatar } from './en/accounts-avatar.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...accountsAvatar });
