import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '#server/safety/index.ts';

const command = fileURLToPath(new URL('filter-check.ts', import.meta.url));

async function check(input: string | Buffer): Promise<Verdict[]> {
  const child = spawn(process.execPath, [command], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(input);
  const [out] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const lines = out.split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as Verdict);
}

const decisions = async (lines: readonly string[]) =>
  (await check(lines.map((line) => `${line}\n`).join(''))).map(({ decision }) => decision);

describe('the check from the command line', () => {
  it('writes a verdict a line, with nothing more and nothing less', async () => {
    const [verdict] = await check('you idiot\n');

    expect(Object.keys(verdict ?? {})).toEqual(['decision', 'rules', 'spans', 'severity', 'version']);
    expect(verdict).toMatchObject({ decision: 'refuse', rules: ['unkind.insult'], spans: [[0, 9]], severity: 2 });
  });

  it('allows empty lines, keeps the order and needs no line feed at the end', async () => {
    const verdicts = await check('you idiot\n\n\r\ni want to die\r\nfrogs jump');

    expect(verdicts.map(({ decision }) => decision)).toEqual(['refuse', 'allow', 'allow', 'help', 'allow']);
  });

  it('writes nothing for empty input', async () => {
    expect(await check('')).toEqual([]);
  });

  it('reads a broken conversation as a text', async () => {
    const lines = ['["hi", you idiot', '[]', '[1, null, true]', '{"text":"you idiot"}', '[["you idiot"]]'];

    expect(await decisions(lines)).toEqual(['refuse', 'allow', 'allow', 'refuse', 'refuse']);
  });

  it('reads unusual and broken characters', async () => {
    const lines = ['a'.repeat(100_000), 'you \u2028 idiot', '["\\ud800","\\udc00 x"]', '\0\u202e\ufeff', 'frogs'];

    expect(await decisions(lines)).toEqual(['refuse', 'refuse', 'allow', 'allow', 'allow']);

    const broken = Buffer.from([0xed, 0xa0, 0x80, 0xff, 0xfe, 10, 0x68, 0x69, 10]);
    expect((await check(broken)).map(({ decision }) => decision)).toEqual(['allow', 'allow']);
  });

  it('answers ten thousand lines in their order', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => (at % 7 === 0 ? 'you idiot' : `frog number ${at}`));
    const answers = await decisions(lines);

    expect(answers).toEqual(lines.map((line) => (line === 'you idiot' ? 'refuse' : 'allow')));
  });
});
