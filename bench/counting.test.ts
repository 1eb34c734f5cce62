import { expect, test } from 'vitest';
import { fits, listPackages } from './p10-packages.ts';
import { namesInPage, namesInScript } from './page/names.ts';

test('a page names what is loaded with it, once, and nothing that waits or lies elsewhere', () => {
  const page = `<link rel="preload" as="font" href="/a.woff2"><link rel="manifest" href="/m.json">
    <script type="module" crossorigin src="/main.js"></script><script>inline()</script><link href="/s.css" rel="stylesheet">
    <img src="/pip.svg" alt=""><img alt="" loading="lazy" src="/later.svg"><img src="/pip.svg"><img src="https://x.y/z.png">`;

  expect(namesInPage(page)).toEqual(['/a.woff2', '/main.js', '/s.css', '/pip.svg']);
});

test('a built module names what it imports before it runs', () => {
  const code = `import{a as b,c}from"./one.js";import*as d from'../two.js';import"./three.js";export{x}from"./four.js";
    const later=()=>import("./later.js");const text='from "./words.js"';import e from"react"`;

  expect(namesInScript(code, '/assets/main.js')).toEqual([
    '/assets/one.js',
    '/two.js',
    '/assets/three.js',
    '/assets/four.js',
  ]);
});

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

test.each([
  ['every system', {}, true],
  ['this system', { os: ['linux'], cpu: ['x64'] }, true],
  ['another system', { os: ['darwin'] }, false],
  ['another processor', { os: ['linux'], cpu: ['arm64'] }, false],
  ['all but another', { os: ['!win32'] }, true],
  ['all but this', { os: '!linux' }, false],
  ['another C library', { os: ['linux'], libc: ['musl'] }, false],
])('a package for %s', (_what, pack, expected) => {
  expect(fits(pack, linux)).toBe(expected);
});

test('the project itself is no package', () => {
  const lock = JSON.stringify({ packages: { '': { name: 'lilypad' }, 'node_modules/pg': { dev: true } } });

  expect(listPackages(lock)).toEqual([{ dev: true }]);
});
