/** The lists of children. */
export const people = {
  'admin.people.lists': 'Lists of children',
  'admin.people.link.newest': 'Newest',
  'admin.people.link.suspended': 'Suspended',
  'admin.people.link.waiting': 'Waiting for a parent',
  'admin.people.link.day': 'Last 24 hours',
  'admin.people.link.week': 'Last 7 days',
  'admin.people.list.newest': 'The newest children',
  'admin.people.list.suspended': 'Suspended now',
  'admin.people.list.waiting': "Waiting for a parent's consent",
  'admin.people.list.day': 'Active in the last 24 hours',
  'admin.people.list.week': 'Active in the last 7 days',
  'admin.people.none.newest':
    'No child has joined yet. Children sign up on the first page of this site while sign-up is open in the settings.',
  'admin.people.none.suspended': 'Nobody is suspended.',
  'admin.people.none.waiting': 'No child is waiting for a parent.',
  'admin.people.none.day': 'Nobody was active in this time.',
  'admin.people.none.week': 'Nobody was active in this time.',
  'admin.people.suspendedUntil': 'Suspended until {time}',
  'admin.people.joined': 'Joined {time}',
  'admin.people.lastActive': 'last active {time}',
} as const;
