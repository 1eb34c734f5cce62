/** Where a member of staff changes their password while signed in. */
export const accountsOwnPassword = {
  'accounts.ownPassword': 'Your password',
  'accounts.ownPassword.text': 'When you change it, all your other devices are signed out, and we tell you by e-mail.',
  'accounts.ownPassword.change': 'Change password',
  'accounts.ownPassword.current': 'Current password',
  'accounts.ownPassword.currentMissing': 'Please type in your current password',
  'accounts.ownPassword.done': 'Your password is changed',
  'accounts.ownPassword.doneText': 'All your other devices are signed out.',
} as const;
