import { readAppearance } from '../style/appearance.ts';

/** Notes of a sound: [frequency in Hz, start in s, length in s, shape of the wave, frequency it glides to]. */
type Note = [number, number, number, OscillatorType?, number?];

export const sounds = {
  click: [[660, 0, 0.05, 'triangle']],
  success: [
    [523, 0, 0.12],
    [659, 0.1, 0.12],
    [784, 0.2, 0.22],
  ],
  levelup: [
    [523, 0, 0.12, 'triangle'],
    [659, 0.11, 0.12, 'triangle'],
    [784, 0.22, 0.12, 'triangle'],
    [1047, 0.33, 0.4, 'triangle'],
    [1319, 0.36, 0.4, 'sine'],
  ],
  popup: [[420, 0, 0.12, 'sine', 840]],
  error: [
    [294, 0, 0.14, 'triangle'],
    [233, 0.13, 0.22, 'triangle'],
  ],
  whoosh: [[900, 0, 0.22, 'sine', 180]],
  notification: [
    [880, 0, 0.12],
    [1175, 0.12, 0.24],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof sounds;

const volume = 0.3;
let context: AudioContext | undefined;

/** Before the first tap a sound is simply not heard. */
export function playSound(name: Sound): void {
  if (!soundIsOn() || typeof AudioContext === 'undefined' || !hasTapped()) return;
  context ??= new AudioContext();
  const audio = context;
  const play = (): void => {
    for (const note of sounds[name]) playNote(audio, note as Note);
  };
  // Notes for a suspended clock would all sound at once when it resumes.
  if (audio.state === 'running') play();
  else audio.resume().then(play, () => undefined);
}

// A context that is opened before a tap stays mute, and the browser complains. Older browsers cannot tell.
function hasTapped(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
}

function soundIsOn(): boolean {
  return readAppearance().sound !== 'off';
}

function playNote(audio: AudioContext, [frequency, start, length, shape = 'sine', glide]: Note): void {
  const begin = audio.currentTime + start;
  const tone = new OscillatorNode(audio, { type: shape, frequency });
  const gain = new GainNode(audio, { gain: 0 });
  if (glide !== undefined) tone.frequency.exponentialRampToValueAtTime(glide, begin + length);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
