import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import {
  encodeLook,
  type PipItem,
  type PipLook,
  pipItems,
  pipParts,
  plainLook,
  randomLook,
} from '../../rules/rewards/pips.ts';
import { PIP_ART } from './address.ts';
import { pipBody, pipFace, pipFacePicture, pipPicture, pipPoses } from './pip.ts';
import { faceCircle, pipBox } from './windows.ts';

beforeAll(async () => initWasm(await readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))));

const wearing = (item: PipItem): PipLook => ({ ...plainLook, [item.slot]: item.id });
const things = pipItems.map((item) => [item.id, item] as const);
const onHead = things.filter(([, { slot }]) => slot === 'hat' || slot === 'glasses');
const many = Array.from({ length: 20 }, (_, seed) => randomLook(`frog ${seed}`, pipItems));

/** Each thing at least once, up to four on a frog. */
const outfits = pipItems
  .filter(({ slot }) => slot === 'hat')
  .map((hat, nth): PipLook => {
    const others = (['glasses', 'scarf', 'held'] as const).map((slot) => {
      const worn = pipItems.filter((item) => item.slot === slot);
      return [slot, worn[nth % worn.length]?.id ?? 'none'];
    });
    return { ...wearing(hat), ...Object.fromEntries(others) };
  });

test.each(['sit', 'cheer'] as const)('in the pose %s everything is drawn inside the picture', (pose) => {
  const outside = outfits.filter((look) => {
    const box = new Resvg(wide(pipBody(look, { id: 'a', pose }))).getBBox();
    return !(box && isInside(box));
  });

  expect(outside.map(encodeLook)).toEqual([]);
});

test.each(things)('%s is seen', (_id, item) => {
  const bare = pipBody(plainLook, { id: 'a', pose: 'sit' });

  expect(pipBody(wearing(item), { id: 'a', pose: 'sit' })).not.toBe(bare);
});

test.each(onHead)('a face with %s fits into its round window', (_id, item) => {
  const { y, radius } = faceCircle(wearing(item));

  expect(farthest(pipFace(wearing(item), { id: 'a' }), y)).toBeLessThanOrEqual(radius + 1.5);
});

test('a bare face fills its round window', () => {
  const { y, radius } = faceCircle(plainLook);

  expect(Math.abs(farthest(pipFace(plainLook, { id: 'a' }), y) - radius)).toBeLessThanOrEqual(1.5);
});

test('a hat with glasses fits into its round window', () => {
  const outside = many.slice(0, 8).filter((look) => {
    const { y, radius } = faceCircle(look);
    return farthest(pipFace(look, { id: 'a' }), y) > radius + 1.5;
  });

  expect(outside.map(encodeLook)).toEqual([]);
});

test.each(Object.entries(pipParts))('each %s looks different', (part, names) => {
  const faces = names.map((name) => pipFace({ ...plainLook, [part]: name }, { id: 'a' }));

  expect(new Set(faces).size).toBe(names.length);
});

test('two frogs on a page never share an id', () => {
  const look = { ...plainLook, pattern: 'spots' } as const;

  const ids = ['a', 'b'].flatMap((id) => findIds(pipBody(look, { id, pose: 'sit' })));

  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test.each(pipPoses)('what a frog is cut by is there when it takes the pose %s', (pose) => {
  const drawings = many.map((look) => pipBody(look, { id: 'a', pose }));

  expect(drawings.flatMap((drawing) => findUsedIds(drawing).filter((id) => !findIds(drawing).includes(id)))).toEqual(
    [],
  );
});

test('a face is a picture by itself', () => {
  const picture = new Resvg(pipFacePicture(plainLook, { size: 200, ground: '#ffe3e3' }));

  expect(picture).toMatchObject({ width: 200, height: 200 });
});

test('a whole frog is a picture by itself', () => {
  const picture = new Resvg(pipPicture(plainLook, { size: 320, id: 'a', pose: 'wave' }));

  expect(picture).toMatchObject({ width: 320, height: 320 });
});

test('the picture of a face is small', () => {
  const longest = Math.max(...many.map((look) => pipFacePicture(look, { size: 200, ground: '#ffe3e3' }).length));

  expect(longest).toBeLessThan(12_000);
});

test('a drawing that looks different has addresses of a new version', () => {
  const drawings = [...many, ...things.map(([, item]) => wearing(item))].flatMap((look) =>
    [...pipPoses.map((pose) => pipBody(look, { id: 'a', pose })), pipFace(look, { id: 'a' })].join(),
  );

  const print = createHash('sha256').update(drawings.join()).digest('base64url').slice(0, 12);

  expect({ print, PIP_ART }, 'raise PIP_ART in address.ts together with this').toEqual({
    print: '9Dpj_9LZE9mp',
    PIP_ART: 1,
  });
});

const SIDE = 190;

/** With room on all sides: 1 pixel for 2 units, from -60 -110. */
function wide(content: string): string {
  const box = `viewBox="-60 -110 ${SIDE * 2} ${SIDE * 2}" width="${SIDE}" height="${SIDE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}

function isInside({ x, y, width, height }: { x: number; y: number; width: number; height: number }): boolean {
  const { x: left, y: top } = pipBox;
  return x >= left && y >= top && x + width <= left + pipBox.width && y + height <= top + pipBox.height;
}

/** How far from 100, y something is painted. */
function farthest(content: string, y: number): number {
  const { pixels } = new Resvg(wide(content)).render();
  let most = 0;
  for (let at = 3; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 0) < 60) continue;
    const pixel = (at - 3) / 4;
    most = Math.max(most, Math.hypot((pixel % SIDE) * 2 - 159, Math.floor(pixel / SIDE) * 2 - 109 - y));
  }
  return most;
}

function findIds(drawing: string): string[] {
  return [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

function findUsedIds(drawing: string): string[] {
  return [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');
}
