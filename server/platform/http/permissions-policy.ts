/** What no page of ours uses: a script that got in could not either. helmet does not know this header. */
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
/** For pages alone: with each of the seventy files of a first visit it would weigh 15 kB. */
export const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ');
