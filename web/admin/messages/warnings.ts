/** What an admin has to fix. */
export const warnings = {
  'admin.proxy': 'Please set TRUST_PROXY',
  'admin.proxy.text':
    'Requests seem to come through a proxy, but TRUST_PROXY is not set. If the proxy is yours, all visitors share one address and one limit for logging in: set TRUST_PROXY=true and restart Lilypad. If you have no proxy, change nothing: someone is faking these headers.',
  'admin.refunds': {
    one: '{count} payment of a parent was not given back',
    other: '{count} payments of parents were not given back',
  },
  'admin.refundsText':
    'We try again every ten minutes. The log of the server names each payment: look for it at your payment provider, and give it back there if ours keeps failing.',
  'admin.urgent.nobody': 'Nobody gets mail about urgent cases',
  'admin.urgent.nobodyText':
    'A child in danger would wait until a moderator opens the queue. Set SMTP_URL, and make sure that at least one member of staff has an e-mail address.',
  'admin.urgent.fails': 'Mail about urgent cases does not go out',
  'admin.urgent.failsText': 'We try again every minute. Please check the queue now. The server log names the reason.',
} as const;
