import { storedProfile } from '../accounts/index.ts';
import type { PersonalData } from '../platform/module.ts';

export const personalData: PersonalData = {
  keeps: [],
  export: async (db, accountId) => ({ waitingWords: await storedProfile.exportWaiting(db, accountId) }),
  erase: storedProfile.eraseWaiting,
};
