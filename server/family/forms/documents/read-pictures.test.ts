import { inflateSync } from 'node:zlib';
import { assert, asyncProperty, constantFrom, integer, property, tuple, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import { createPdf, jpeg, photo, withExif } from '#test/support/signed-forms.ts';
import { detectFileType, readPixelSize } from './file-type.ts';
import { readOrientation } from './orientation.ts';
import { readPictures } from './read-pictures.ts';

const OTHER = "We can't open this file. Please choose a photo (JPEG or PNG) or a PDF.";
const BROKEN = "This file is damaged or locked, so we can't open it. Please take a new photo of the form.";

/** The message that the parent reads. */
async function findRefusal(...files: readonly Buffer[]): Promise<string | undefined> {
  try {
    await readPictures(files);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.details.fields?.['files'];
    throw error;
  }
}

/** Width and height of a PNG, and its first pixel. */
function describePng(picture: Uint8Array) {
  const png = Buffer.from(picture);
  return { ...readPixelSize(png, 'png'), isPng: detectFileType(png) === 'png' };
}

describe('a photo', () => {
  it('is re-encoded', async () => {
    const [picture] = await readPictures([jpeg()]);

    expect(describePng(picture as Uint8Array)).toEqual({ width: 24, height: 8, isPng: true });
  });

  it('loses its location, time and device', async () => {
    const upload = jpeg({ place: 'GPS 52.5200 N 13.4050 E, Pond Phone 9' });

    const [picture] = await readPictures([upload]);

    expect(upload.includes('Pond Phone')).toBe(true);
    expect(Buffer.from(picture as Uint8Array).includes('Pond Phone')).toBe(false);
  });

  it.each([
    [3, 24, 8],
    [6, 8, 24],
    [8, 8, 24],
  ])('stands upright, however the camera was held: %i', async (orientation, width, height) => {
    const [picture] = await readPictures([jpeg({ orientation })]);

    expect(describePng(picture as Uint8Array)).toMatchObject({ width, height });
  });

  it('is made smaller if it is large', async () => {
    const [picture] = await readPictures([photo(1000, 3600)]);

    expect(describePng(picture as Uint8Array)).toMatchObject({ width: 500, height: 1800 });
  });
});

describe('a PDF', () => {
  it('becomes one picture per page', async () => {
    const pictures = await readPictures([await createPdf(2)]);

    expect(pictures.map(describePng)).toEqual([
      { width: 1285, height: 1800, isPng: true },
      { width: 1285, height: 1800, isPng: true },
    ]);
  });

  it('is refused with more pages than a form has', async () => {
    expect(await findRefusal(await createPdf(5))).toBe('Please send at most 4 pages.');
    expect(await findRefusal(await createPdf(3), await createPdf(2))).toBe('Please send at most 4 pages.');
  });

  it('is refused if it is locked', async () => {
    expect(await findRefusal(await createPdf(1, { userPassword: 'frog', pdfVersion: '1.7' }))).toBe(BROKEN);
  });

  it('cannot choose an unlimited picture size', async () => {
    const [picture] = await readPictures([await createPdf(1, { size: [14_000, 14_000] })]);

    expect(describePng(picture as Uint8Array)).toMatchObject({ width: 1799, height: 1799 });
  });
});

describe('a file of another type is refused', () => {
  it.each([
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a program', '\x7fELF\x02\x01\x01'],
    ['an archive', 'PK\x03\x04'],
    ['a GIF', 'GIF89a'],
    ['a web page that says it is a PDF further on', '<html><!-- %PDF-1.7 -->'],
    ['nothing', ' '],
  ])('%s', async (_, content) => {
    expect(await findRefusal(Buffer.from(content, 'latin1'))).toBe(OTHER);
  });

  it.each([
    ['a PNG with a web page in it', Buffer.concat([photo().subarray(0, 40), Buffer.from('<script>alert(1)</script>')])],
    ['a JPEG that ends after its header', jpeg().subarray(0, 60)],
    ['a PDF of two words', Buffer.from('%PDF-1.7 hello pond')],
    ['a PNG without a size', Buffer.concat([photo().subarray(0, 16), Buffer.alloc(40)])],
  ])('%s', async (_, file) => {
    expect(await findRefusal(file)).toBe(BROKEN);
  });

  it('and a web page hidden behind a photo is dropped', async () => {
    const [picture] = await readPictures([Buffer.concat([jpeg(), Buffer.from('<script>alert(1)</script>')])]);

    expect(Buffer.from(picture as Uint8Array).includes('script')).toBe(false);
  });

  it('an iPhone’s photo, with a way out', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);

    expect(await findRefusal(heic)).toMatch(/^This is a HEIC photo/);
  });
});

describe('a decompression bomb', () => {
  const withSize = (width: number, height: number) => {
    const png = photo(8, 8);
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  };
  const TOO_LARGE = /^This picture has more pixels than we can open/;

  it.each([
    [60_000, 60_000],
    [13_000, 10],
    [6000, 5000],
  ])('of %i by %i pixels is refused by its header', async (width, height) => {
    expect(await findRefusal(withSize(width, height))).toMatch(TOO_LARGE);
  });

  it('is refused if its second header is larger than its first', async () => {
    const createPhoto = jpeg();
    const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]);

    expect(await findRefusal(Buffer.concat([createPhoto.subarray(0, 2), frame, createPhoto.subarray(2)]))).toMatch(
      TOO_LARGE,
    );
  });

  it('is refused if it has more bytes than a form may have', async () => {
    expect(await findRefusal(Buffer.concat([photo(), Buffer.alloc(10 * 1024 * 1024)]))).toBe(
      'All files together can be 10 MB at most.',
    );
  });

  it('does nothing inside the metadata', () => {
    const endless = Buffer.alloc(60_000, 0xff);
    endless.write('MM\0*', 0, 'latin1');
    endless.writeUInt32BE(8, 4);

    expect(readOrientation(withExif(endless))).toBe(1);
  });
});

const runs = { seed: 1, numRuns: Number(process.env['FORM_FUZZ_RUNS'] ?? 300) };

describe('random bytes', () => {
  const starts = constantFrom('', '%PDF-', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', '\0\0\0\x18ftypheic');
  const anyFile = tuple(starts, uint8Array({ maxLength: 400 })).map(([start, bytes]) =>
    Buffer.concat([Buffer.from(start, 'latin1'), bytes]),
  );

  it('do not crash the header readers', () => {
    void assert(
      property(anyFile, (file) => {
        expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(readOrientation(file));
        readPixelSize(file, 'jpeg');
        readPixelSize(file, 'png');
      }),
      runs,
    );
  });

  it('in a photo are read, or refused with a message', async () => {
    const good = jpeg();
    const changed = tuple(integer({ min: 2, max: good.length - 1 }), integer({ min: 0, max: 255 })).map(
      ([at, value]) => {
        const file = Buffer.from(good);
        file[at] = value;
        return file;
      },
    );

    await assert(
      asyncProperty(changed, async (file) => {
        expect(typeof ((await findRefusal(file)) ?? '')).toBe('string');
      }),
      { ...runs, numRuns: Math.ceil(runs.numRuns / 100) },
    );
  });
});

it('our own PNGs show what was drawn', () => {
  const png = photo(3, 2);
  const start = png.indexOf('IDAT') + 4;
  const lines = inflateSync(png.subarray(start, png.indexOf('IEND') - 8));

  expect([...lines.subarray(0, 10)]).toEqual([2, 250, 250, 250, 250, 250, 250, 250, 250, 250]);
});
