import type { MailWords } from './mails.ts';

/** A second grown-up. */
export const secondGrownUp: MailWords = {
  claims: {
    'server/family/by-staff/grown-ups.test.ts: is added by staff, gets a mail of their own, and the first one is notified':
      [
        'Our staff have noted that you are a parent or guardian of …, together with the grown-up we already know.',
        'Our staff have added another parent or guardian of … (…), and we have written to them.',
      ],
    'server/family/by-staff/grown-ups.test.ts: can only restrict: the stricter answer counts': [
      'Where two grown-ups differ, the stricter choice counts.',
      'They cannot allow more than you do: where two grown-ups differ, the stricter choice counts.',
    ],
    'server/family/by-staff/grown-ups.test.ts: closes all scopes, erases nothing, and notifies the first parent and staff':
      [
        'Another grown-up of … (…) gave consent, so nothing is erased for now.',
        'Everything they allowed is off until a member of our staff has looked into it.',
        'Someone who was named as another grown-up of … (…) said no.',
        'Until a member of our staff has looked into it, everything you allowed is off.',
        'Nothing is erased.',
      ],
    'server/family/by-staff/grown-ups.test.ts: can be undone with their own link': [
      'If that was a mistake, you can undo it here:',
      'Only that grown-up can undo it.',
    ],
    'server/family/by-staff/grown-ups.test.ts: a second parent is notified when the first one withdraws consent': [
      'Another grown-up of … (…) withdrew their consent.',
    ],
  },
  plain: [
    'Another grown-up was added for …',
    'If you did not expect this, please reply to this e-mail.',
    'Another grown-up said no for …',
    "If you don't know who that is, or if you disagree, please reply to this e-mail.",
    'Consent for … was withdrawn',
    'If you disagree, please reply to this e-mail.',
  ],
};
