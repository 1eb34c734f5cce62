import type { Helplines } from '#contract/help.ts';

const countries: Helplines[] = [
  {
    code: 'GB',
    emergency: [{ number: '999', for: 'all' }],
    lines: [{ name: 'Childline', phone: '0800 1111', sms: null, hours: null, website: 'childline.org.uk' }],
  },
  {
    code: 'IE',
    emergency: [{ number: '112', for: 'all' }],
    lines: [
      { name: 'Childline', phone: '1800 66 66 66', sms: '50101', hours: 'day and night', website: 'childline.ie' },
    ],
  },
];

/** The server's answer for an operator in Ireland. */
export const helplines = { country: 'IE', countries };
