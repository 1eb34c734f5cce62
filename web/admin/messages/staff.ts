/** Who is on the staff, and invitations to it. */
export const staff = {
  'admin.staff.members': 'On the staff',
  'admin.staff.role.admin': 'Admin',
  'admin.staff.role.moderator': 'Moderator',
  'admin.staff.you': 'You',
  'admin.staff.noSecondStep': 'Second step not set up',
  'admin.staff.secondStep': 'Second step on',
  'admin.staff.since': 'On the staff since {day}',
  'admin.staff.signedIn': 'Last signed in {day}',
  'admin.staff.neverSignedIn': 'Never signed in',
  'admin.staff.ofOneself': 'Only another admin can change or remove your account.',
  'admin.staff.makeAdmin': 'Make admin',
  'admin.staff.makeModerator': 'Make moderator',
  'admin.staff.remove': 'Remove',
  'admin.staff.of': 'for {username}',
  'admin.staff.makeAdmin.sure': 'Make {username} an admin?',
  'admin.staff.makeAdmin.means':
    'Admins see all accounts, change settings, and invite and remove staff. {username} has to sign in again.',
  'admin.staff.makeModerator.sure': 'Make {username} a moderator?',
  'admin.staff.makeModerator.means':
    '{username} keeps the moderation page but loses the admin panel at once. Their open invitations stop working.',
  'admin.staff.remove.sure': 'Remove {username} from the staff?',
  'admin.staff.remove.means':
    '{username} is signed out everywhere at once and cannot sign in again. What they decided stays on record. You can invite them again later.',
  'admin.staff.cancel': 'Cancel',
  'admin.staff.done': 'Done',
  'admin.staff.invitations': 'Open invitations',
  'admin.staff.noInvitations': 'No open invitations.',
  'admin.staff.invitedBy': 'Invited by {name}. The link works until {when}.',
  'admin.staff.invitedAtServer': 'Invited from the command line. The link works until {when}.',
  'admin.staff.revoke': 'Revoke',
  'admin.staff.revoke.sure': 'Revoke the invitation to {email}?',
  'admin.staff.revoke.means': 'The link stops working at once.',
  'admin.staff.invite': 'Invite someone',
  'admin.staff.needsTwo': 'Typed chat is closed',
  'admin.staff.needsTwoText':
    'Children chat with phrases and stickers until two people are on the staff, so that one can step in when the other is away. Invite one more.',
} as const;
