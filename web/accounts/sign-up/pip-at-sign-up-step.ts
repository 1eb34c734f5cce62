import { t } from '../messages/index.ts';
import type { PipReaction } from '../pip-reaction.ts';
import type { SignUp } from './sign-up.ts';
import { stepFields } from './sign-up-steps.ts';

type Seen = Pick<SignUp, 'step' | 'asked' | 'username' | 'wrong' | 'isSending' | 'wasRefused' | 'failures'>;

/** Pip's reaction to the state of the sign-up form. */
export function pipAt({ step, asked, username, wrong, isSending, wasRefused, failures }: Seen): PipReaction {
  if (isSending) return { mood: 'thinking', says: t('accounts.signUp.pipSends') };
  if (wasRefused) return { mood: 'sorry', says: t('accounts.signUp.pipSorry') };
  // The child has tried to go on.
  const hasMistakes = failures > 0 && stepFields(step).some((field) => wrong.includes(field));
  if (step === 1) return hasMistakes ? fixThem() : { mood: 'happy', says: t('accounts.signUp.pipYou') };
  if (step === 2) return pipAtName(username.is, wrong.includes('username'));
  return { mood: 'happy', says: t(asked === 'child' ? 'accounts.signUp.pipOwn' : 'accounts.signUp.pipGrownUp') };
}

function pipAtName(is: Seen['username']['is'], isWrong: boolean): PipReaction {
  switch (is) {
    case 'checking':
      return { mood: 'thinking', says: t('accounts.signUp.pipChecks') };
    case 'available':
      return isWrong ? tryAnother() : { mood: 'happy', says: t('accounts.signUp.pipLikes') };
    case 'taken':
      return tryAnother();
    default:
      return { mood: 'happy', says: t('accounts.signUp.pipPond') };
  }
}

function fixThem(): PipReaction {
  return { mood: 'sorry', says: t('accounts.signUp.pipFix') };
}

function tryAnother(): PipReaction {
  return { mood: 'sorry', says: t('accounts.signUp.pipTaken') };
}
