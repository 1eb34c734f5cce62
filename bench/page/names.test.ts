import { expect, test } from 'vitest';
import { namesInPage, namesInScript } from './names.ts';

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
