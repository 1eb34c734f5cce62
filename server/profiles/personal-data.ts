import { storedProfile } from '../accounts/index.ts';
import type { PersonalData } from '../platform/module.ts';

export const personalData: PersonalData = {
  keeps: [],
  keys: {
    waitingWords: 'A pond name or bio that waits for review',
  },
  export: async (db, accountId) => ({ waitingWords: await storedProfile.exportWaiting(db, accountId) }),
  erase: storedProfile.eraseWaiting,
};
