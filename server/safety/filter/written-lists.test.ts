import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screen } from './screen.ts';
import type { Verdict } from './verdict.ts';

function readLines(file: string, label: string): string[] {
  return readFileSync(new URL(`../../../test/safety/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${label}\t`))
    .map((line) => line.slice(label.length + 1));
}

const isAllowed = ({ decision }: Verdict) => decision === 'allow';
const isRefused = ({ decision }: Verdict) => decision === 'refuse';
const isHelp = ({ decision }: Verdict) => decision === 'help';

describe('a profile', () => {
  it('is not allowed to say where to find or meet a child: at least 55 of 60', () => {
    const lines = readLines('bios.txt', 'no');

    const allowed = lines.filter((line) => isAllowed(screen(line, 'profile')));

    expect(lines).toHaveLength(60);
    expect(allowed.length).toBeLessThanOrEqual(5);
  });

  it('may say what a child likes: at most 2 of 60 are not allowed', () => {
    const lines = readLines('bios.txt', 'yes');

    const wronglyStopped = lines.filter((line) => !isAllowed(screen(line, 'profile')));

    expect(lines).toHaveLength(60);
    expect(wronglyStopped.length).toBeLessThanOrEqual(2);
  });

  it('that no rule was written for is classified right: most hostile ones and nearly all innocent ones', () => {
    const hostile = readLines('bios-holdout.txt', 'no');
    const innocent = readLines('bios-holdout.txt', 'yes');

    const found = hostile.filter((line) => !isAllowed(screen(line, 'profile')));
    const wronglyStopped = innocent.filter((line) => !isAllowed(screen(line, 'profile')));

    expect(found.length / hostile.length).toBeGreaterThanOrEqual(0.55);
    expect(wronglyStopped.length).toBeLessThanOrEqual(1);
  });

  it.each(readLines('display-names.txt', 'no'))('does not allow the name %s', (name) => {
    expect(isAllowed(screen(name, 'profile'))).toBe(false);
  });

  it.each(readLines('display-names.txt', 'yes'))('allows the name %s', (name) => {
    expect(screen(name, 'profile')).toMatchObject({ decision: 'allow', rules: [] });
  });

  it('is screened more strictly than a message to a friend', () => {
    expect(isAllowed(screen('add me back please'))).toBe(true);
    expect(isAllowed(screen('add me back please', 'profile'))).toBe(false);
  });
});

describe('a child in danger, or worried about a friend', () => {
  it('gets help: at least 80 of 85', () => {
    const lines = readLines('crisis-lines.txt', 'help');

    const missed = lines.filter((line) => !isHelp(screen(line)));

    expect(lines).toHaveLength(85);
    expect(missed.length).toBeLessThanOrEqual(5);
  });

  it('is never refused', () => {
    const lines = readLines('crisis-lines.txt', 'help');

    expect(lines.filter((line) => isRefused(screen(line)))).toEqual([]);
  });

  it.each(readLines('crisis-lines.txt', 'allow'))('is not recognized in: %s', (line) => {
    expect(screen(line).decision).toBe('allow');
  });
});

describe('telling somebody to hurt themselves', () => {
  it.each(readLines('self-harm-lines.txt', 'told'))('is never allowed and has the highest severity: %s', (line) => {
    const { decision, severity, rules } = screen(line);

    expect(['refuse', 'help']).toContain(decision);
    expect(severity).toBe(4);
    expect(rules).toContain('selfharm.told');
  });

  it.each(readLines('self-harm-lines.txt', 'fine'))('is not recognized in: %s', (line) => {
    expect(screen(line).decision).toBe('allow');
  });
});

describe('a harmless line is not refused', () => {
  it.each(
    ['reported', 'self', 'negation', 'identity', 'number', 'fiction'].flatMap((kind) =>
      readLines('harmless-lines.txt', kind).map((line) => [kind, line] as const),
    ),
  )('%s: %s', (_kind, line) => {
    expect(isRefused(screen(line))).toBe(false);
  });

  it('and at most 3 of 100 are held', () => {
    const lines = ['reported', 'self', 'negation', 'identity', 'number', 'fiction'].flatMap((kind) =>
      readLines('harmless-lines.txt', kind),
    );

    const held = lines.filter((line) => !isAllowed(screen(line)));

    expect(lines.length).toBeGreaterThan(150);
    expect(held.length / lines.length).toBeLessThanOrEqual(0.03);
  });
});

it.each(
  readFileSync(new URL('../../../test/safety/reported-attacks.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)('does not allow an attack in the words of another: %s', (line) => {
  expect(isAllowed(screen(line))).toBe(false);
});
