/** Only voices of the device itself: a cloud voice would send a child's words to another machine. */
function localVoice(language: string): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const voices = speechSynthesis.getVoices().filter((voice) => voice.localService);
  const tongue = language.slice(0, 2).toLowerCase();
  return (
    voices.find((voice) => voice.lang === language) ??
    voices.find((voice) => voice.lang.toLowerCase().startsWith(tongue))
  );
}

/** Whether to show the button. Browsers load their voices a little late, so call it again after onVoices. */
export function canRead(language: string = document.documentElement.lang): boolean {
  return localVoice(language) !== undefined;
}

export function onVoices(listener: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** Reads a text aloud, a little slower than normal speech. Stops what was being read. */
export function readAloud(text: string, done?: () => void, language: string = document.documentElement.lang): void {
  const voice = localVoice(language);
  if (!voice) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text.replace(/\p{Extended_Pictographic}/gu, ''));
  Object.assign(words, { voice, lang: voice.lang, rate: 0.9 });
  if (done) {
    words.onend = done;
    words.onerror = done;
  }
  speechSynthesis.speak(words);
}

export function stopReading(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}
