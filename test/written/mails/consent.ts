import type { MailWords } from './mails.ts';

/** A parent's answer. */
export const consent: MailWords = {
  claims: {
    consenting: ['Other children only where you have allowed it.'],
    answering: [
      'If nobody answers by then, we erase the account, and your address unless another child of yours is here.',
      'The account … at Lilypad shares nothing, and we erase it and everything in it after …, including your address unless another child of yours is here.',
      'If that was a mistake, you can undo it here until then:',
      'This is a reminder of the notice we sent when … joined.',
    ],
    'server/family/erasure/erasure.test.ts: signs out at once, keeps the parent as long as a sibling is here, and frees the name':
      [
        'If nobody answers by then, we erase the account, and your address unless another child of yours is here.',
        'The account … at Lilypad shares nothing, and we erase it and everything in it after …, including your address unless another child of yours is here.',
      ],
    'server/family/erasure/deadlines.test.ts: is respected: that address gets no more mails': [
      'We keep only a record, without names, that there was an answer, and a code made from your address, so that we never write to you about it again.',
    ],
    consentKept: [
      'We keep only a record, without names, that there was an answer, and a code made from your address, so that we never write to you about it again.',
      'If … is not your child, …, and we will never e-mail this address again.',
    ],
    revoking: [
      'You can withdraw consent here.',
      'Everything is then switched off at once, and we erase the account a week later.',
      '… is signed out, and other children no longer see anything of theirs.',
      '… (…) is signed out, and other children no longer see anything of theirs.',
      'We erase the account and everything in it after ….',
      'If you change your mind, you can undo it here until then:',
    ],
    'server/family/consent/decisions.test.ts: can be withdrawn with that link for a year': [
      'This link works for a year; a reply to this e-mail works at any time:',
    ],
    replies: [
      'This link works for a year; a reply to this e-mail works at any time:',
      'You can also just reply to this e-mail.',
      'Reply to this e-mail to reach them.',
      'If you can read it, Lilypad can send e-mail, and replies from parents reach you here.',
      'If you think this is wrong, please reply to this e-mail: your reply reaches the people who run this Lilypad.',
      'If you think that such a decision is wrong, reply to this e-mail, and a person looks at it.',
      'The people who run this Lilypad read it.',
    ],
    'server/family/consent/decisions.test.ts: is replaced by a newer one': [
      'It has a new link; the old one no longer works.',
      'Its link takes the place of any earlier one.',
    ],
    'server/family/consent/decisions.test.ts: is confirmed a day later, with a link that withdraws at once': [
      'You gave consent for …',
      'This e-mail confirms it.',
      'Nothing more is allowed.',
      'You gave consent for … (…) at Lilypad….',
    ],
    'server/family/by-staff/in-person.test.ts: opens every scope, with the member of staff as witness, and the parent gets a mail':
      [', and a member of our staff met you in person'],
    'server/family/forms/forms.test.ts: opens the signed scopes at once': [
      ', and a member of our staff has checked the form that you signed and deleted its picture',
    ],
    'server/family/payments/payments.test.ts: opens what was chosen as soon as they are back, and gets a mail at once':
      [', and your payment has shown who you are'],
    'server/family/direct-notice/publish.test.ts: pauses every consent to the old one, until the parent agrees again': [
      'Our notice to parents has changed since you gave consent for ….',
      'Until you agree to the new one, everything you allowed is off.',
      'Nothing is lost or erased.',
      "If you don't answer, everything that is off stays off.",
    ],
  },
  plain: [
    'If that was you, there is nothing to do.',
    'posts and comments',
    'ready-made phrases and stickers with buddies',
    'typed chat with buddies',
    'games with others',
    'posts beyond buddies',
    'You said no for …',
    'Undo my no',
    'You asked us for this notice on your pages.',
    'Please decide about …, too',
    'If that is fine with you, there is nothing to do.',
    '… is still waiting for your answer',
    'Please decide again: our notice about … has changed',
    'You withdrew your consent for …',
    'Our notice to parents has changed',
    "If it wasn't you, or you change your mind",
    'What may … do at Lilypad?',
    'Choose what opens, or leave everything off.',
  ],
};
