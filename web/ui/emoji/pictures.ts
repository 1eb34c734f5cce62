import { EMOJI_SET, emojiCodes, emojiSetUrl, emojiSymbolId, MAX_EMOJI_IN_SET } from '#contract/rules/emoji.ts';

/** Emoji that appear within this time share one request. */
const GATHER_MS = 20;
const SVG = 'http://www.w3.org/2000/svg';

/** The emoji to load, by their codes. */
let waiting = new Map<string, string>();
const known = new Set<string>();
/** Emoji that the device draws, because loading failed. */
const missed = new Map<string, string>();
let canLoad = false;

/** Requests the picture of an emoji on the page. Until it is loaded, its place is empty. */
export function wantEmoji(emoji: string): void {
  const code = emojiCodes(emoji);
  if (known.has(code)) return;
  known.add(code);
  if (waiting.size === 0) setTimeout(loadWaiting, GATHER_MS);
  waiting.set(code, emoji);
}

/** Starts loading pictures, beginning with those of the server's rendering, which the browser already has. */
export function loadEmojiPictures(): void {
  canLoad = true;
  addEventListener('online', wantMissed);
  const rendered = document.querySelector(`use[href^="${EMOJI_SET}"]`)?.getAttribute('href');
  if (rendered) {
    const url = new URL(rendered, location.href);
    const codes = (url.searchParams.get('of') ?? '').split(',');
    for (const code of codes) known.add(code);
    void loadSet(url.pathname + url.search, new Map(codes.map((code) => [code, toEmoji(code)])));
  }
  loadWaiting();
}

function wantMissed(): void {
  for (const emoji of missed.values()) wantEmoji(emoji);
  missed.clear();
}

function loadWaiting(): void {
  if (!canLoad || waiting.size === 0) return;
  const all = [...waiting];
  waiting = new Map();
  for (let at = 0; at < all.length; at += MAX_EMOJI_IN_SET) {
    const some = new Map(all.slice(at, at + MAX_EMOJI_IN_SET));
    void loadSet(emojiSetUrl(some.keys()), some);
  }
}

/** The device draws what cannot be loaded. */
async function loadSet(url: string, emoji: ReadonlyMap<string, string>): Promise<void> {
  const came = await fetchSymbols(url);
  const symbols = new Map(came?.map((symbol) => [symbol.id, symbol]));
  for (const [code, text] of emoji) {
    const symbol = symbols.get(emojiSymbolId(code)) ?? deviceSymbol(code, text);
    document.getElementById(symbol.id)?.remove();
    shelf().append(symbol);
    // Offline. It is requested again with the next emoji, or when it is shown again.
    if (came) continue;
    known.delete(code);
    missed.set(code, text);
  }
}

async function fetchSymbols(url: string): Promise<Element[] | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok) return undefined;
    const { documentElement } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    return [...documentElement.children];
  } catch {
    return undefined;
  }
}

function deviceSymbol(code: string, emoji: string): Element {
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = emojiSymbolId(code);
  symbol.setAttribute('viewBox', '0 0 32 32');
  const text = document.createElementNS(SVG, 'text');
  for (const [name, value] of Object.entries({ x: '16', y: '26', 'font-size': '27', 'text-anchor': 'middle' }))
    text.setAttribute(name, value);
  text.textContent = emoji;
  symbol.append(text);
  return symbol;
}

/** "1f98a" → "🦊". */
function toEmoji(code: string): string {
  return String.fromCodePoint(...code.split('-').map((point) => Number.parseInt(point, 16)));
}

/** The hidden element with the pictures that the page refers to. */
function shelf(): Element {
  const found = document.getElementById('emoji');
  if (found) return found;
  const made = document.createElementNS(SVG, 'svg');
  made.id = 'emoji';
  for (const [name, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true', class: 'absolute' }))
    made.setAttribute(name, value);
  document.body.append(made);
  return made;
}
