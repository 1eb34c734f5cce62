import type { Mail } from '../../platform/mail/mail.ts';

export function oldAddressMail(to: string, newAddress: string, url: string): Mail {
  return {
    to,
    subject: 'Please confirm your new address',
    parts: [
      `You asked us to write to ${newAddress} instead of this address. Please confirm that here, and with the e-mail that we sent to the new address:`,
      { button: 'Confirm my new address', url },
      'The link works for a day.',
    ],
    ending: ['If it was not you, open the same page and keep this address.'],
  };
}

export function newAddressMail(to: string, url: string): Mail {
  return {
    to,
    subject: 'Please confirm this address',
    parts: [
      'A parent at Lilypad gave us this address as their new one. If that was you, please confirm it here:',
      { button: 'Confirm this address', url },
      'The link works for a day.',
    ],
    ending: ['If you did not expect this, you can ignore this e-mail: without your click the address is not used.'],
  };
}

export function addressChangedMail(to: string, newAddress: string): Mail {
  return {
    to,
    subject: 'Your address at Lilypad has changed',
    parts: [
      `From now on we write to ${newAddress}, and you sign in with it. Everyone who was signed in with this address is signed out.`,
    ],
    ending: ['If you did not want this, please reply to this e-mail.'],
  };
}
