// In this order: Edge and Opera call themselves Chrome too, and everybody calls themselves Safari.
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const systems = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** "Chrome", "iPad": what a browser says of itself (its User-Agent), in words that a child knows from the box it came in. */
export function deviceParts(userAgent: string): { browser: string | undefined; system: string | undefined } {
  return {
    browser: browsers.find(([sign]) => sign.test(userAgent))?.[1],
    system: systems.find(([sign]) => sign.test(userAgent))?.[1],
  };
}

export function isHandheld(userAgent: string): boolean {
  return /iPad|iPhone|Android|Mobile/.test(userAgent);
}
