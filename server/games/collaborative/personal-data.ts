import type { PersonalData } from '../../platform/module.ts';
import { deleteHosting, deleteParticipations, exportCollaborativeGames } from './personal-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({ gamesTogether: await exportCollaborativeGames(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteHosting, { accountId });
    tx.write(deleteParticipations, { accountId });
  },
};
