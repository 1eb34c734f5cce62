import type { PersonalData } from '../platform/module.ts';
import { contactSection } from './copy-section.ts';
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
  copySections: [contactSection],
  keys: {
    contactMessages: 'What the child wrote to the people who run this place',
  },
  export: async (db, accountId) => ({ contactMessages: await exportMessages(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteMessages, { accountId });
  },
};
