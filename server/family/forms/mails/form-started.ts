import { AT_ONCE, type FamilyMail } from '../../mails/mail.ts';

/** A link back to a form, because it is printed on one device and photographed with another. */
export const formStarted: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isUncounted: true,
  isStillDue: ({ formState }) => formState === 'started',
  link: ({ formUntil }, now) => ({ purpose: 'form', until: formUntil ?? now }),
  words: {
    en: ({ formChild, username, until, link }) => ({
      subject: `Your consent form for ${formChild}`,
      preview: 'Print it, sign it, and upload a photo of it here.',
      parts: [
        `You have chosen to sign a form for ${formChild} (${username}). Print it, sign it on the paper, and take a photo or a scan of the whole page. Then upload it.`,
        { button: 'Open my form', url: link },
        { small: `You can open this on your phone, too. It works until ${until}.` },
      ],
    }),
  },
};
