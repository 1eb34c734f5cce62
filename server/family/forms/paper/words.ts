import { FORM_DAYS } from '#contract/rules/family/signed-forms.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';

export interface FormWords {
  readonly title: string;
  readonly code: string;
  readonly intro: (firstName: string) => string;
  readonly steps: readonly string[];
  readonly child: string;
  readonly parent: string;
  readonly operator: string;
  readonly username: (username: string) => string;
  readonly unnamedOperator: (publicUrl: string) => string;
  readonly allows: (firstName: string) => string;
  readonly scopes: Readonly<Record<Scope, string>>;
  readonly allowed: string;
  readonly notAllowed: string;
  readonly declaration: readonly string[];
  readonly placeAndDate: string;
  readonly signature: string;
  readonly capitals: string;
  readonly notice: (version: number, hash: string) => string;
  readonly after: string;
}

/** The text on the paper. */
export const formWords: Readonly<Record<WrittenLanguage, FormWords>> = {
  en: {
    title: 'Consent of a parent or guardian',
    code: 'Code',
    intro: (firstName) => `For what ${firstName} may do on Lilypad, a community for children.`,
    steps: [
      '1. Print this page.',
      '2. Sign it by hand, on the paper.',
      '3. Take a photo or a scan of the whole page.',
      '4. Upload it by the link in our e-mail.',
    ],
    child: 'Child',
    parent: 'Parent or guardian',
    operator: 'Who runs this Lilypad',
    username: (username) => `username ${username}`,
    unnamedOperator: (publicUrl) => `The people who run the Lilypad at ${publicUrl}`,
    allows: (firstName) => `I allow ${firstName} to`,
    scopes: {
      posts: 'write posts and comments',
      buddies: 'have buddies',
      chat_phrases: 'send ready-made phrases and stickers to buddies',
      chat: 'chat with buddies by typing; a filter checks every message',
      multiplayer: 'play games with children of about the same age',
      leaderboards: 'be on leaderboards',
      reach: 'have posts shown beyond buddies, to children of about the same age',
    },
    allowed: 'Yes',
    notAllowed: 'No',
    declaration: [
      'I am a parent or legal guardian of this child, and I am an adult.',
      'I have read the notice to parents. I know that I can change or withdraw my consent at any time.',
    ],
    placeAndDate: 'Place and date',
    signature: 'Signature',
    capitals: 'Name in capital letters',
    notice: (version, hash) => `This consent is about the notice to parents, version ${version}. SHA-256 ${hash}`,
    after: `A member of staff compares this page with your request. The picture of it is deleted with the decision, and after ${FORM_DAYS} days without one. What stays is a record that you signed: when, with which code, for what, and who checked it.`,
  },
};
