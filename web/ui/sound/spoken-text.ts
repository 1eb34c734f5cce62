const silent = '[aria-hidden="true"],[hidden],[data-read-aloud],svg,[role="img"],script,style,input,textarea';
const inline = new Set(['A', 'B', 'BDI', 'EM', 'I', 'SPAN', 'STRONG']);

/** What a voice reads of a part of the page: all its text in order, a pause after each block, nothing that cannot be seen. */
export function spokenText(region: Element): string {
  return blocksOf(region).map(asSentence).join(' ');
}

function blocksOf(region: Element): string[] {
  const blocks = [''];
  collect(region, blocks);
  return blocks.map((block) => block.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

function collect(element: Element, blocks: string[]): void {
  for (const node of element.childNodes) {
    if (node instanceof Text) blocks.push((blocks.pop() ?? '') + node.data);
    else if (node instanceof Element && !isSilent(node)) collectElement(node, blocks);
  }
}

function collectElement(element: Element, blocks: string[]): void {
  // Its options would all be read.
  if (element instanceof HTMLSelectElement) {
    blocks.push(element.getAttribute('aria-label') ?? '', '');
    return;
  }
  const isBlock = !inline.has(element.tagName);
  if (isBlock) blocks.push('');
  collect(element, blocks);
  if (isBlock) blocks.push('');
}

function isSilent(element: Element): boolean {
  if (element.matches(silent)) return true;
  const { display, visibility } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden';
}

/** Without an end, the voice would run on into the next block. */
function asSentence(block: string): string {
  return /[.!?…:]$/.test(block) ? block : `${block}.`;
}
