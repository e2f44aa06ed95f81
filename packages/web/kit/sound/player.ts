import { storedSwitch } from '../../client/stored-switch.ts';
import { NOTES, type SoundName } from './notes.ts';

/** Whether sound is on. Off by default. */
export const sound = storedSwitch('swordtable.sound');

const LOUDNESS = 0.5;
let context: AudioContext | undefined;

/** Browsers let a page play sound only after the first interaction. Sounds before that are dropped. */
const ready = (): AudioContext | undefined => {
  context ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
  if (context?.state === 'suspended') void context.resume().catch(() => undefined);
  return context?.state === 'running' ? context : undefined;
};

/** Plays a sound after some seconds. */
export const play = (name: SoundName, later = 0): void => {
  const audio = sound.on() ? ready() : undefined;
  if (audio === undefined) return;
  for (const { at, seconds, from, to, loud, wave } of NOTES[name]) {
    const begin = audio.currentTime + later + at;
    const [tone, volume] = [new OscillatorNode(audio, { type: wave, frequency: from }), new GainNode(audio, { gain: 0 })];
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + seconds);
    // It swells briefly and fades: a tone that is cut off clicks.
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud * LOUDNESS, begin + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
};

/** Switches the sound on or off. Plays one immediately, because browsers need it within the click. */
export const setSound = async (on: boolean): Promise<void> => {
  sound.set(on);
  if (!on) return;
  ready();
  await context?.resume().catch(() => undefined);
  play('turn');
};
