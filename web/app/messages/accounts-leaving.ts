import { accountsLeaving } from './en/accounts-leaving.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...accountsLeaving });
