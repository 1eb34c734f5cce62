import { type FormRefusal, MAX_FORM_MB } from '#contract/rules/family/signed-forms.ts';
import { AT_ONCE, type FamilyMail } from '../../mails/mail.ts';

/** Staff couldn't accept a form: why, and what to do now. */
export const formRejected: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isUncounted: true,
  isStillDue: ({ formState }) => formState === 'rejected',
  link: ({ formUntil }, now) => ({ purpose: 'form', until: formUntil ?? now }),
  words: {
    en: ({ formChild, username, formRefusal, until, link }) => ({
      subject: `Please look again at your form for ${formChild}`,
      parts: [
        `Thank you for the form for ${formChild} (${username}). ${formRefusal ? englishRefusals[formRefusal] : ''}`,
        { button: 'Open my form', url: link },
        { small: `We have deleted what you uploaded. You can open your form until ${until}.` },
      ],
    }),
  },
};

const englishRefusals: Record<FormRefusal, string> = {
  unreadable: `We cannot read the picture. Please take a new one in good light, with the whole page in it, of at most ${MAX_FORM_MB} MB.`,
  not_signed: 'We cannot see a signature on it. Please sign the paper, and upload it again.',
  not_on_paper:
    'The signature was made on a screen. A drawn signature shows too little of who signed, so please sign the printed page by hand.',
  other_form: 'The code on the page is not the one of this form. Please print the form again, sign it, and upload it.',
  other_names:
    'The names on the page are not those that we have. Please reply to this e-mail, so that we can put it right.',
  changed:
    'Something on the page was crossed out or added. Please choose on our page what you allow, and print that form.',
  old_notice: 'Our notice to parents has changed since then. Please read the new one, and sign a new form.',
};
