import { admin } from './en/admin.ts';
import { adminPeople } from './en/admin-people.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...admin, ...adminPeople });
