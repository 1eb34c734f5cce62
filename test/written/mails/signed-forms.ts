import type { MailWords } from './mails.ts';

/** The form that a parent signs. */
export const signedForms: MailWords = {
  claims: {
    'server/family/forms/forms.test.ts: gets a mailed link that works beside the one on the page': [
      'Your consent form for …',
      'You can open this on your phone, too.',
      'You have chosen to sign a form for … (…).',
    ],
    'server/family/forms/deadlines.test.ts: an unused form is deleted after 30 days': [
      'It works until ….',
      'You can open your form until ….',
    ],
    'server/family/forms/forms.test.ts: loses its uploaded pages': ['We have deleted what you uploaded.'],
    'server/family/forms/forms.test.ts: sends the parent a mail that says what to do': [
      'Please look again at your form for …',
      'We cannot see a signature on it.',
    ],
    'server/family/forms/forms.test.ts: can be handed in again': ['Please sign the paper, and upload it again.'],
    'server/family/forms/deadlines.test.ts: after 30 days without a decision it is deleted, and the parent is notified':
      [
        'We did not get to your form for …',
        'We are sorry: nobody here looked at your form for … (…) in … days.',
        'We have deleted it, as we promised, and nothing has changed for ….',
      ],
    'server/family/forms/forms.test.ts: with a new notice, because nobody can agree to the old one any more': [
      'Our notice to parents has changed since then.',
    ],
  },
  plain: [
    'Please reply to this e-mail, and a person will look into it.',
    'Thank you for the form for … (…).',
    'Open my form',
    'We cannot read the picture.',
    'Please take a new one in good light, with the whole page in it, of at most … MB.',
    'The signature was made on a screen.',
    'A drawn signature shows too little of who signed, so please sign the printed page by hand.',
    'The code on the page is not the one of this form.',
    'Please print the form again, sign it, and upload it.',
    'The names on the page are not those that we have.',
    'Please reply to this e-mail, so that we can put it right.',
    'Something on the page was crossed out or added.',
    'Please choose on our page what you allow, and print that form.',
    'Please read the new one, and sign a new form.',
    'Print it, sign it, and upload a photo of it here.',
    'Print it, sign it on the paper, and take a photo or a scan of the whole page.',
    'Then upload it.',
  ],
};
