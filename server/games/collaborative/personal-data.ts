import type { PersonalData } from '../../platform/module.ts';
import { deleteHosting, deleteParticipations, exportCollaborativeGames } from './personal-queries.ts';
import { deleteOldSessions } from './session-queries.ts';

export const personalData: PersonalData = {
  keeps: [
    {
      row: 'together',
      purpose: 'account',
      tables: ['collaborative_game_sessions', 'collaborative_game_participants'],
      keepFor: { period: 'together', expire: deleteOldSessions },
    },
  ],
  keys: { gamesTogether: 'Games with other children' },
  export: async (db, accountId) => ({ gamesTogether: await exportCollaborativeGames(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteHosting, { accountId });
    tx.write(deleteParticipations, { accountId });
  },
};
