/** Browser features that no page uses, so that an injected script cannot use them either. helmet does not know this header. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Sent with pages only: on each of the seventy files of a first visit it would add up to 15 kB. */
export const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ');
