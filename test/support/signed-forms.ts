import PDFDocument from 'pdfkit';
import * as calls from '#contract/family.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { encodePng } from '#server/family/forms/documents/png.ts';
import { done } from '../../bin/visitor.ts';
import type { World } from '../world.ts';
import { newFamily } from './family.ts';
import type { Person } from './people.ts';

/** A small picture of paper. */
export function photo(width = 120, height = 160): Buffer {
  return encodePng({ data: new Uint8Array(width * height * 4).fill(250), width, height });
}

/** 24 x 8 pixels, red at the left end. */
const smallJpeg = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh',
  'Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB',
  'UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA',
  'AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y',
  'WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM',
  'ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQ',
  'FxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgo',
  'KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAIABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcJ',
  '/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAUG/8QAHBEAAQMFAAAAAAAAAAAAAAAAAAUGQkOBgsHC',
  '/9oADAMBAAIRAxEAPwCTNAgGJsrbLp60MuQATIU//9k=',
].join('');

/** A photo as a camera makes it: with the place and the turn in its EXIF block, as a phone held upright writes it. */
export function jpeg({ orientation = 1, place = '' } = {}): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return withExif(Buffer.concat([tiff, Buffer.from(place)]));
}

/** A JPEG with this block of TIFF behind its first marker. */
export function withExif(tiff: Buffer): Buffer {
  const bytes = Buffer.from(smallJpeg, 'base64');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, body, bytes.subarray(2)]);
}

/** A PDF with empty pages. */
export function createPdf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: [200, 280], ...options });
  for (let more = 1; more < pages; more += 1) document.addPage();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<Buffer>((resolve) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
  document.end();
  return written;
}

/** A family whose parent has started a form. */
export async function startForm(world: World, scopes: Scope[]) {
  const family = await newFamily(world);
  const body = { token: family.link, scopes };
  const { token } = done(await world.visitor().call(calls.startSignedForm, { body }));
  return { ...family, token };
}

/** A form that waits for staff. */
export async function waitingForm(world: World, staff: Person, scopes: Scope[]) {
  const family = await startForm(world, scopes);
  const body = { token: family.token, files: [photo().toString('base64')] };
  const { code } = done(await world.visitor().call(calls.handInSignedForm, { body }));
  const { forms } = done(await staff.call(calls.listSignedForms, {}));
  const form = forms.find((one) => one.code === code);
  if (!form) throw new Error('the form is not in the queue of staff');
  return { ...family, id: form.id, code };
}
