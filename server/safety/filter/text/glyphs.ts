/** Characters that look like a Latin letter. */
const lookalikesByLetter: Readonly<Record<string, string>> = {
  a: 'аαɑᴀɐ∀ａªᗩåǡΑАᎪ🅰🇦₳Ʌ',
  b: 'ьвβʙḃЬƄВΒ♭ᗷ🅱🇧฿ßɓ',
  c: 'сϲᴄɔƈСϹⅽ©ᑕ🅲🇨¢₵ↄςℂ',
  d: 'ԁɗᴅđժⅾᗪ🅳🇩ð₫Ð',
  e: 'еєɛᴇǝəЕЄΕεёэ℮€ᗴ🅴🇪ɘɆⅇ∃',
  f: 'ƒғꜰɟſϝᖴ🅵🇫ₓ₣ẝ',
  g: 'ɡɢǥցԍƃ🅶🇬ɠĝ₲',
  h: 'һнʜɥћНΗհⱨ🅷🇭ħн♓',
  i: 'іιıɪᴉїІΙḭɩⅰ🅸🇮ℹɨι',
  j: 'јʝᴊɾЈϳ🅹🇯ɉ',
  k: 'кκᴋʞĸКΚқҝ🅺🇰ƙ₭',
  l: 'ӏլʟʅⅼℓ🅻🇱łɭ£ⱠᏞ',
  m: 'мᴍɯМΜⅿ🅼🇲ɱ₥',
  n: 'пηɴոиŋƞΝиπ🅽🇳₦ñη',
  o: 'оοσᴏօОΟøɵ🅾🇴ðѳ⊙○●◯○θΩ',
  p: 'рρᴘҏРΡþ🅿🇵ƿ₱',
  q: 'ԛզ🆀🇶ʠ',
  r: 'гʀɹяяᴦ🆁🇷ɍɼ®',
  s: 'ѕꜱʂЅş§🆂🇸ƨ',
  t: 'тτᴛʇţТΤ†🆃🇹ŧ✝₮',
  u: 'υսᴜцµμυ🆄🇺ʉɄ∪ù',
  v: 'νѵᴠʌѴⅴ🆅🇻√∨',
  w: 'ѡωᴡʍшщԝ🆆🇼₩',
  x: 'хχҳХΧ×ⅹ✗✘🆇🇽ж',
  y: 'уγʏʎүУΥყ🆈🇾¥ÿ',
  z: 'ᴢʐƶΖ🆉🇿ʑ',
};

/** Ligatures that NFKD leaves alone. */
const ligatures: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ĳ: 'ij', ß: 'ss' };

export const lookalikes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(lookalikesByLetter).flatMap(([plain, others]) =>
    [...others].map((other) => [other, plain] as const),
  ),
  ...Object.entries(ligatures),
]);

/** Symbols and digits that stand for letters, the likeliest letter first. */
export const leetLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'li',
  '+': 't',
  '(': 'c',
  '<': 'c',
  '{': 'c',
  '[': 'c',
  '#': 'h',
  '&': 'a',
  '^': 'a',
  '%': 'x',
};
