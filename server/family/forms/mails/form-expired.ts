import { FORM_DAYS } from '#contract/rules/family/signed-forms.ts';
import { AT_ONCE, type FamilyMail } from '../../mails/mail.ts';

/** Staff haven't reviewed a form in time. That is the operator's fault, and the mail says so. */
export const formExpired: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isUncounted: true,
  isStillDue: ({ formState }) => formState === null,
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ formChild, username }) => ({
      subject: `We did not get to your form for ${formChild}`,
      parts: [
        `We are sorry: nobody here looked at your form for ${formChild} (${username}) in ${FORM_DAYS} days. We have deleted it, as we promised, and nothing has changed for ${formChild}.`,
        'Please reply to this e-mail, and a person will look into it.',
      ],
    }),
  },
};
