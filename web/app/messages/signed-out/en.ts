/** What a child or a member of staff reads who did not log out, but is signed out. */
export const appSignedOut = {
  'app.signedOut': "You're signed out",
  'app.signedOut.text':
    "You were away for a long time, or you or your grown-up signed you out. It's not your fault. You can sign in again.",
  'app.signedOut.staff': 'Sign in again to go on. A note that you began is kept in this tab.',
  'app.signedOut.ok': 'Okay',
  'app.accountClosing': 'Your account is closing',
  'app.accountClosing.text':
    "Your grown-up chose this. It's not your fault. They can change their mind for 7 days. Talk with them.",
  'app.accountClosing.stranger':
    "Our e-mail went to someone who isn't your grown-up. It's not your fault. You and your grown-up can sign up again together.",
  'app.accountClosing.ok': 'Bye, Pip!',
} as const;
