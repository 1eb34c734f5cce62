/** The languages that the browser asks for. Left out are those that Intl refuses, such as "en-US@posix" of Chromium on Linux. */
export function browserLocales(): readonly Intl.Locale[] {
  return navigator.languages.flatMap((language) => {
    try {
      return [new Intl.Locale(language)];
    } catch {
      return [];
    }
  });
}
