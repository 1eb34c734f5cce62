import { domainToASCII } from 'node:url';

/** Domains of providers that ignore dots in an address. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * One key for all addresses of a mailbox, by which mails are counted and blocked: `victim+1@` and `victim+2@` reach the same person.
 * Mail always goes to the address as it was typed.
 */
export function mailboxKey(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/\.$/, '');
  const ascii = domainToASCII(domain) || domain;
  const dotless = DOTLESS[ascii];
  const untagged = withoutTag(address.slice(0, Math.max(0, at)));
  return dotless ? `${untagged.replaceAll('.', '')}@${dotless}` : `${untagged}@${ascii}`;
}

function withoutTag(name: string): string {
  const plus = name.indexOf('+');
  return plus > 0 ? name.slice(0, plus) : name;
}
