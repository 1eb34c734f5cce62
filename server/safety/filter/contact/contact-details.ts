import type { Finding } from '../verdict.ts';
import { findAddresses } from './addresses.ts';
import { findHandles } from './handles.ts';
import { findLinks, findMailAddresses } from './mail-and-links.ts';
import { findNumbers } from './numbers.ts';

/** Finds phone, card and other numbers, mail and street addresses, links and usernames. Spans are offsets into the folded text. */
export function findContactDetails(text: string): Finding[] {
  return [
    ...findMailAddresses(text),
    ...findLinks(text),
    ...findAddresses(text),
    ...findNumbers(text),
    ...findHandles(text),
  ];
}
