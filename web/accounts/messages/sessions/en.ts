/** The devices on which someone is signed in: on a child's profile and the home of staff. */
export const accountsSessions = {
  'accounts.sessions': 'Where you are signed in',
  'accounts.sessions.this': 'This device',
  'accounts.sessions.lastUsed': 'Last used: {when}',
  'accounts.sessions.end': 'Sign out',
  'accounts.sessions.endLabel': 'Sign out of {device}',
  'accounts.sessions.showAll': 'Show all {count}',
  'accounts.sessions.showFewer': 'Show fewer',
  'accounts.sessions.endOthers': 'Sign out everywhere else',
  'accounts.sessions.ended': 'Signed out',
  'accounts.sessions.device': '{browser} on {system}',
  'accounts.sessions.unknownDevice': 'A device',
  'accounts.sessions.failed': "We couldn't save that",
} as const;
