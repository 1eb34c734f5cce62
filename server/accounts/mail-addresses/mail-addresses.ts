/** Which addresses may get mail, how much of it, and which of them are one mailbox. */
export { blockAddress, isBlocked, unblockAddress } from './blocked-addresses.ts';
export { consumeParentMail, consumeSignInMail } from './mail-limits.ts';
export { mailboxKey } from './mailbox.ts';
