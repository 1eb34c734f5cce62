/** Why a mail could not be sent, as one of a few fixed words: a mail server's own answer may repeat an address. */
export type MailFailure = 'unreachable' | 'login' | 'address' | 'refused' | 'other';

const unreachable = ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ENOTFOUND'];

export function toMailFailure(error: unknown): MailFailure {
  const { code, responseCode } = (error ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown };
  if (code === 'EAUTH') return 'login';
  if (code === 'EENVELOPE') return 'address';
  if (typeof code === 'string' && unreachable.includes(code)) return 'unreachable';
  return typeof responseCode === 'number' && responseCode >= 400 ? 'refused' : 'other';
}
