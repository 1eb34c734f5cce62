/** On the settings: ending the own account. */
export const accountsLeaving = {
  'accounts.danger': 'Danger Zone',
  'accounts.danger.text': 'You can delete your account here, and everything in it.',
  'accounts.danger.button': 'Delete my account',
  'accounts.danger.title': 'Delete your account?',
  'accounts.danger.young':
    "We'll sign you out right away, and nobody can see you any more. We'll e-mail your grown-up. They can still keep your account. After 7 days it's all gone forever.",
  'accounts.danger.own':
    "We'll sign you out right away, and nobody can see you any more. If you change your mind, sign in within 7 days. After that it's all gone forever.",
  'accounts.danger.word': 'Type DELETE to be sure',
  'accounts.danger.sure': 'Delete it',
  'accounts.danger.stay': 'Keep my account',
  'accounts.danger.gone': 'Goodbye!',
  'accounts.danger.goneText': 'It was great having you in the pond.',
} as const;
