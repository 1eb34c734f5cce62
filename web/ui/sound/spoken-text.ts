const silent = '[aria-hidden="true"],[hidden],[data-read-aloud],svg,[role="img"],script,style,input,textarea';
const inline = new Set(['A', 'B', 'BDI', 'EM', 'I', 'SPAN', 'STRONG', 'TIME', 'WBR']);

type Filter = (element: Element) => boolean;

/** The text that is read aloud for a part of the page: all visible text in order, with a pause after each block. */
export function spokenText(region: Element): string {
  return read(region, isSilent);
}

/** For long pages: only the part on the screen. */
export function spokenTextInSight(region: Element): string {
  return read(region, (element) => isSilent(element) || isOutOfSight(element)) || spokenText(region);
}

function read(region: Element, isLeftOut: Filter): string {
  return readBlocks(region, isLeftOut).map(asSentence).join(' ');
}

function readBlocks(region: Element, isLeftOut: Filter): string[] {
  const blocks = [''];
  collect(region, blocks, isLeftOut);
  return blocks.map(tidied).filter(Boolean);
}

/** One space between words, and no pause at the ends or beside another one. */
function tidied(block: string): string {
  return block
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/([.,!?…:])(?:,| ,)+/g, '$1')
    .replace(/^[ ,]+|[ ,]+$/g, '');
}

function collect(element: Element, blocks: string[], isLeftOut: Filter): void {
  for (const node of element.childNodes) {
    if (node instanceof Text) blocks.push((blocks.pop() ?? '') + node.data);
    else if (node instanceof Element && !isLeftOut(node)) collectElement(node, blocks, isLeftOut);
  }
}

function collectElement(element: Element, blocks: string[], isLeftOut: Filter): void {
  // Its options would all be read.
  if (element instanceof HTMLSelectElement) {
    blocks.push(element.getAttribute('aria-label') ?? '', '');
    return;
  }
  const isBlock = !inline.has(element.tagName);
  if (isBlock) blocks.push('');
  else addPause(element, blocks);
  collect(element, blocks, isLeftOut);
  if (isBlock) blocks.push('');
  else addPause(element, blocks);
}

/** A chip beside another one has no space between: "6 years old" and "Favorite color: pink". */
function addPause(element: Element, blocks: string[]): void {
  const { display } = getComputedStyle(element);
  if (element.tagName !== 'WBR' && display !== 'inline' && display !== 'contents')
    blocks.push(`${blocks.pop() ?? ''} , `);
}

function isSilent(element: Element): boolean {
  if (element.matches(silent)) return true;
  if (element.parentElement?.matches('details:not([open])') && element.tagName !== 'SUMMARY') return true;
  const { display, visibility } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden';
}

/** Elements without a box have position 0, which counts as visible. */
function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/** Without punctuation at the end, the voice would not pause before the next block. */
function asSentence(block: string): string {
  return /[.!?…:]$/.test(block) ? block : `${block}.`;
}
