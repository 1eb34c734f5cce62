import { accountsStaff } from './en/accounts-staff.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...accountsStaff });
