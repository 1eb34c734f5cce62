/** What an admin has to fix. */
export const warnings = {
  'admin.proxy': 'Please set TRUST_PROXY',
  'admin.proxy.text':
    'Requests seem to come through a proxy, but TRUST_PROXY is not set. If the proxy is yours, all visitors share one address and one limit for logging in: set TRUST_PROXY=true and restart Lilypad. If you have no proxy, change nothing: someone is faking these headers.',
  'admin.refunds': {
    one: '{count} payment by a parent was not refunded',
    other: '{count} payments by parents were not refunded',
  },
  'admin.refundsText':
    'We try again every ten minutes. The server log names each payment: look it up at your payment provider, and refund it there if ours keeps failing.',
  'admin.urgent.nobody': 'Nobody gets e-mail about urgent cases',
  'admin.urgent.nobodyText':
    'A child in danger would wait until a moderator opens the queue. Set SMTP_URL, and make sure that at least one member of staff has an e-mail address.',
  'admin.urgent.fails': 'E-mail about urgent cases is not going out',
  'admin.urgent.failsText': 'We try again every minute. Please check the queue now. The server log names the reason.',
} as const;
