import { endpoint, nothing } from './shared/endpoint.ts';

export const resendConsent = endpoint({
  route: 'POST /api/consent/resend',
  about: 'Mails the notice to the parent again: once a day, three times in all',
  allows: 'child',
  pace: { limit: 10, seconds: 600 },
  returns: nothing,
  status: 202,
});
