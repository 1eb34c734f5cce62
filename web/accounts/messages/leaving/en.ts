/** On the profile: ending the own account. */
export const accountsLeaving = {
  'accounts.danger': 'Danger Zone',
  'accounts.danger.text': 'Here you can end your account, with all that is in it.',
  'accounts.danger.button': 'Delete my account',
  'accounts.danger.title': 'Delete your account?',
  'accounts.danger.young':
    'You are logged out at once, and nobody sees you any more. We write to your grown-up, who can still keep the account. After 7 days everything is gone for ever.',
  'accounts.danger.own':
    'You are logged out at once, and nobody sees you any more. Changed your mind? Log in within 7 days. Then everything is gone for ever.',
  'accounts.danger.word': 'Type DELETE to be sure',
  'accounts.danger.sure': 'Delete it',
  'accounts.danger.stay': 'Keep my account',
  'accounts.danger.gone': 'Goodbye!',
  'accounts.danger.goneText': 'It was good to have you in the pond.',
} as const;
