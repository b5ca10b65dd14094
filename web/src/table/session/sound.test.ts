import { afterEach, expect, test, vi } from "vitest";
import { settings } from "$lib/state/settings.svelte";
import { PEAK, rateOf, samples, SOUNDS as MADE, wav } from "../../../tools/synthesis";
import { isHeard, play, SOUNDS } from "./sound";

afterEach(() => vi.unstubAllGlobals());

/** Of a sound: hertz around which its strength lies, by a plain Fourier transform of its beginning. */
function centre(sound: (typeof MADE)[keyof typeof MADE]): number {
  const part = samples(sound).slice(0, 1024);
  let [sum, weighed] = [0, 0];
  for (let bin = 1; bin < part.length / 2; bin += 3) {
    const turn = (2 * Math.PI * bin) / part.length;
    let [real, imaginary] = [0, 0];
    part.forEach((one, place) => {
      real += one * Math.cos(turn * place);
      imaginary -= one * Math.sin(turn * place);
    });
    const strength = real * real + imaginary * imaginary;
    sum += strength;
    weighed += strength * ((bin * rateOf(sound)) / part.length);
  }
  return weighed / sum;
}
const loudness = (wave: Float64Array): number => Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length);

test("every sound of the table is made: short, never too loud, silent at its end, in a small file", () => {
  expect(Object.keys(MADE).sort()).toEqual([...SOUNDS].sort());
  for (const sound of Object.values(MADE)) {
    const wave = samples(sound);
    expect(wave.length / rateOf(sound)).toBeLessThanOrEqual(1.3);
    expect(Math.max(...wave.map(Math.abs))).toBeCloseTo(PEAK, 5);
    expect(loudness(wave.slice(-rateOf(sound) / 50))).toBeLessThan(0.02);
    expect(wav(sound).length).toBeLessThan(22_000);
  }
});

test("a drum is low, clay dull, a bell between, a coin bright", () => {
  const at = Object.fromEntries(SOUNDS.map((name) => [name, centre(MADE[name])]));
  expect(at["elimination"]).toBeLessThan(at["build"]!);
  expect(at["build"]).toBeLessThan(at["turn"]!);
  expect(at["turn"]).toBeLessThan(at["coin"]!);
  expect(at["coin"]).toBeGreaterThan(2500);
});

test("one setting for all sounds; as it comes, only one's own turn is heard", () => {
  expect(SOUNDS.filter(isHeard)).toEqual(["turn"]);
  settings.set("sounds", "all");
  expect(SOUNDS.filter(isHeard)).toEqual([...SOUNDS]);
  settings.set("sounds", "none");
  expect(SOUNDS.filter(isHeard)).toEqual([]);
  settings.set("sounds", "turn");
});

test("before the first click on a page nothing is played, and the browser has nothing to complain about", async () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  await play("turn");
  expect(made).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  await play("turn");
  expect(made).toHaveBeenCalledOnce();
});
