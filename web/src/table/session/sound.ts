// The sounds of the table, as files that the build makes: fetched when the first is played. Which are heard is one setting.
import { settings } from "$lib/state/settings.svelte";

export const SOUNDS = ["turn", "build", "coin", "reveal", "elimination", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

let context: AudioContext | null = null;
const loaded = new Map<Sound, Promise<AudioBuffer>>();

function load(audio: AudioContext, sound: Sound): Promise<AudioBuffer> {
  const known = loaded.get(sound);
  if (known) return known;
  const buffer = fetch(`/sounds/${sound}.wav`)
    .then((file) => file.arrayBuffer())
    .then((bytes) => audio.decodeAudioData(bytes));
  loaded.set(sound, buffer);
  return buffer;
}

/** Whether the viewer wants to hear it: their turn, everything, or nothing. */
export const isHeard = (sound: Sound): boolean => settings.sounds === "all" || (settings.sounds === "turn" && sound === "turn");

/** Before the first click or key on a page a browser plays nothing, and complains about whoever tries. */
const mayPlay = (): boolean => typeof AudioContext !== "undefined" && navigator.userActivation?.hasBeenActive !== false;

/** Nobody waits for a sound: one that cannot be played is left out. */
export async function play(sound: Sound): Promise<void> {
  if (!isHeard(sound) || !mayPlay()) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") await context.resume();
    const source = context.createBufferSource();
    source.buffer = await load(context, sound);
    const volume = context.createGain();
    volume.gain.value = LOUDNESS;
    source.connect(volume).connect(context.destination);
    source.start();
  } catch {
    loaded.delete(sound);
  }
}
const LOUDNESS = 0.35;
