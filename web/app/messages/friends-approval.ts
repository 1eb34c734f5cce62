import { friendsApproval } from './en/friends-approval.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...friendsApproval });
