import { admin } from './en/admin.ts';
import { adminStaff } from './en/admin-staff.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...admin, ...adminStaff });
