import type { PersonalData } from '../platform/module.ts';
import { deleteMessages, deleteOldMessages, exportMessages } from './queries.ts';

export const personalData: PersonalData = {
  keeps: [
    {
      row: 'contactMessages',
      purpose: 'contact',
      tables: ['contact_messages'],
      keepFor: { period: 'contact', expire: deleteOldMessages },
    },
    { row: 'counts', purpose: 'safety', tables: ['visitor_alarms'], keepFor: { job: 'help.forget-alarms' } },
  ],
  export: async (db, accountId) => ({ contactMessages: await exportMessages(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteMessages, { accountId });
  },
};
