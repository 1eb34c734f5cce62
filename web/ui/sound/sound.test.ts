import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeAppearance } from '../style/appearance.ts';

/** Notes that were let out of the loudspeaker. */
let heard: { frequency: number; from: number; to: number; loudest: number }[];
let contexts: FakeAudio[];

class FakeAudio {
  currentTime = 7;
  destination = 'loudspeaker';
  state = opensAs;
  constructor() {
    contexts.push(this);
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
}
let opensAs = 'running';

class FakeTone {
  frequency = { exponentialRampToValueAtTime: vi.fn() };
  from = 0;
  out: FakeGain | undefined;
  audio: FakeAudio;
  options: { frequency: number };
  constructor(audio: FakeAudio, options: { frequency: number }) {
    this.audio = audio;
    this.options = options;
  }
  connect(gain: FakeGain): FakeGain {
    this.out = gain;
    return gain;
  }
  start(at: number): void {
    this.from = at;
  }
  stop(at: number): void {
    if (this.out?.into !== 'loudspeaker' || this.audio.state !== 'running') return;
    heard.push({ frequency: this.options.frequency, from: this.from, to: at, loudest: Math.max(...this.out.levels) });
  }
}

class FakeGain {
  levels: number[] = [];
  into: unknown;
  gain = {
    setValueAtTime: (level: number) => this.levels.push(level),
    linearRampToValueAtTime: (level: number) => this.levels.push(level),
    exponentialRampToValueAtTime: (level: number) => this.levels.push(level),
  };
  connect(target: unknown): void {
    this.into = target;
  }
}

const names = ['click', 'success', 'levelup', 'popup', 'error', 'whoosh', 'notification'] as const;

beforeEach(() => {
  heard = [];
  contexts = [];
  opensAs = 'running';
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('OscillatorNode', FakeTone);
  vi.stubGlobal('GainNode', FakeGain);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  changeAppearance({ sound: undefined });
});

/** A page that has just been opened. */
async function freshPage(): Promise<typeof import('./sound.ts')> {
  return import('./sound.ts');
}

test('there are seven sounds', async () => {
  expect(Object.keys((await freshPage()).sounds)).toEqual(names);
});

test.each(names)('%s is short, and no note of it is louder than 0.3', async (name) => {
  (await freshPage()).playSound(name);

  expect(heard.length).toBeGreaterThan(0);
  expect(heard.every(({ from, to }) => from >= 7 && to > from && to <= 8)).toBe(true);
  expect(heard.map(({ loudest }) => loudest)).toEqual(heard.map(() => 0.3));
});

test('each sound is a tune of its own', async () => {
  const { playSound } = await freshPage();
  const tunes = names.map((name) => {
    heard = [];
    playSound(name);
    return heard.map(({ frequency }) => frequency).join();
  });

  expect(new Set(tunes).size).toBe(7);
  expect(contexts).toHaveLength(1);
});

test('the switch silences all seven', async () => {
  const { playSound } = await freshPage();
  changeAppearance({ sound: 'off' });

  for (const name of names) playSound(name);

  expect(heard).toEqual([]);
  expect(contexts).toEqual([]);

  changeAppearance({ sound: undefined });
  playSound('click');

  expect(heard).toHaveLength(1);
});

test('before the first tap nothing sounds and nothing is opened', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  (await freshPage()).playSound('success');

  expect(heard).toEqual([]);
  expect(contexts).toEqual([]);
});

test('a loudspeaker that sleeps is woken first, so that no note is lost', async () => {
  opensAs = 'suspended';
  (await freshPage()).playSound('click');

  expect(heard).toEqual([]);

  await Promise.resolve();

  expect(heard).toHaveLength(1);
});

test('a browser without sound, or too old to tell of taps, does not stumble', async () => {
  const { playSound } = await freshPage();
  vi.stubGlobal('navigator', {});

  playSound('click');

  expect(heard).toHaveLength(1);

  vi.stubGlobal('AudioContext', undefined);

  expect(() => playSound('click')).not.toThrow();
  expect(heard).toHaveLength(1);
});
