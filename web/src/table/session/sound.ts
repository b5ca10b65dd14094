// Two small sounds, made here: something was done, and it is your turn. Off unless the viewer wants them.
import { settings } from "$lib/state/settings.svelte";

let context: AudioContext | null = null;

/** A tone that fades, `after` seconds from now. */
function tone(pitch: number, length: number, loudness: number, after = 0): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const sound = context.createOscillator();
  const volume = context.createGain();
  sound.type = "triangle";
  sound.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  sound.connect(volume).connect(context.destination);
  sound.start(start);
  sound.stop(start + length);
}

/** A piece is set down. */
export function click(): void {
  tone(190, 0.09, 0.25);
}

/** It is your turn. */
export function chime(): void {
  tone(523, 0.35, 0.12);
  tone(784, 0.5, 0.1, 0.14);
}
