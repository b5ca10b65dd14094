// The sounds of the table, made of sines and noise: nothing is recorded, and nothing is kept but these few numbers.

/** Samples in a second: enough for clay, bells and drums. */
const RATE = 8_000;
/** How loud the loudest sample of each sound is, of 1: no sound is louder than another. */
export const PEAK = 0.8;

/** One tone of a sound: hertz, loudness, seconds until it has faded to a thousandth, and when it begins. */
interface Partial {
  pitch: number;
  loud: number;
  fades: number;
  at?: number;
  /** Hertz to which the pitch falls or rises while it fades. */
  to?: number;
}

/** Noise through a filter that lets pass what is below `dark` hertz: a thud, a scrape, the skin of a drum. */
interface Noise {
  dark: number;
  loud: number;
  fades: number;
  at?: number;
}

interface Sound {
  seconds: number;
  /** Samples in a second, where the usual are too few. */
  rate?: number;
  partials: Partial[];
  noises?: Noise[];
}

/** The partials of a struck bell lie beside the harmonics: hum, prime, tierce, quint, nominal. */
const bell = (pitch: number, loud: number, fades: number, at = 0): Partial[] =>
  [0.5, 1, 1.19, 1.5, 2, 2.74].map((ratio, place) => ({
    pitch: pitch * ratio,
    loud: (loud * [0.5, 1, 0.6, 0.3, 0.5, 0.2][place]!) / 2,
    fades: fades / (1 + place * 0.35),
    at,
  }));
/** A small disc of metal rings high, and in no key. */
const coin = (loud: number, at: number): Partial[] =>
  [2630, 3890, 5170, 6740].map((pitch, place) => ({ pitch, loud: loud / (1 + place * 0.6), fades: 0.2 / (1 + place * 0.3), at }));
const drum = (pitch: number, loud: number, fades: number, at = 0): Partial[] => [
  { pitch: pitch * 1.6, to: pitch, loud, fades, at },
  { pitch: pitch * 2.5, to: pitch * 1.6, loud: loud * 0.4, fades: fades / 2, at },
];

export const SOUNDS = {
  /** It is your turn: two bells. */
  turn: { seconds: 0.7, partials: [...bell(587, 0.8, 0.6), ...bell(880, 0.7, 0.55, 0.13)] },
  /** Clay is set on stone. */
  build: {
    seconds: 0.22,
    partials: [{ pitch: 190, to: 95, loud: 0.9, fades: 0.18 }],
    noises: [
      { dark: 600, loud: 2.4, fades: 0.09 },
      { dark: 1500, loud: 0.5, fades: 0.05, at: 0.045 },
    ],
  },
  /** Coins are put down. */
  coin: {
    seconds: 0.32,
    rate: 16_000,
    partials: [...coin(0.7, 0), ...coin(1, 0.07)],
    noises: [{ dark: 7000, loud: 0.2, fades: 0.015 }],
  },
  /** What was hidden is shown: a roll on a small drum. */
  reveal: {
    seconds: 0.5,
    partials: [0, 0.09, 0.17, 0.24].flatMap((at, place) => drum(150, 0.35 + place * 0.2, 0.2, at)),
    noises: [0, 0.09, 0.17, 0.24].map((at, place) => ({ dark: 2200, loud: 0.3 + place * 0.15, fades: 0.06, at })),
  },
  /** Somebody goes out: one stroke on a large drum, and its end. */
  elimination: { seconds: 0.8, partials: drum(62, 1, 0.75), noises: [{ dark: 500, loud: 0.9, fades: 0.2 }] },
  /** The game is won: bells, upwards. */
  win: {
    seconds: 1.3,
    partials: [523, 659, 784, 1047].flatMap((pitch, place) => bell(pitch, 0.6 + place * 0.08, 0.9, place * 0.13)),
  },
} satisfies Record<string, Sound>;

export const rateOf = ({ rate = RATE }: Sound): number => rate;

/** The same noise in every build. */
function* grains(): Generator<number, never> {
  for (let state = 88_172_645; ;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield state / 2 ** 31;
  }
}

const ATTACK = 0.002;
/** Rises in two thousandths of a second, so that nothing clicks, then fades. */
const envelope = (time: number, fades: number): number => Math.min(1, time / ATTACK) * Math.exp((-6.9 * time) / fades);

export function samples(sound: Sound): Float64Array {
  const { seconds, partials, noises = [] } = sound;
  const rate = rateOf(sound);
  const wave = new Float64Array(Math.round(seconds * rate));
  for (const { pitch, to = pitch, loud, fades, at = 0 } of partials) {
    let phase = 0;
    for (let place = Math.round(at * rate); place < wave.length; place++) {
      const time = place / rate - at;
      phase += (2 * Math.PI * (to + (pitch - to) * Math.exp((-12 * time) / fades))) / rate;
      wave[place]! += loud * Math.sin(phase) * envelope(time, fades);
    }
  }
  for (const { dark, loud, fades, at = 0 } of noises) {
    const grain = grains();
    const passes = 1 - Math.exp((-2 * Math.PI * dark) / rate);
    let [first, last] = [0, 0]; // two filters, one after the other
    for (let place = Math.round(at * rate); place < wave.length; place++) {
      first += passes * (grain.next().value - first);
      last += passes * (first - last);
      wave[place]! += loud * last * envelope(place / rate - at, fades);
    }
  }
  const loudest = wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const tail = 0.02 * rate; // the end of a sound is silence
  return wave.map((one, place) => (one * PEAK * Math.min(1, (wave.length - 1 - place) / tail)) / loudest);
}

/** As a WAV file of 16 bits, which every browser plays. */
export function wav(sound: Sound): Uint8Array {
  const wave = samples(sound);
  const rate = rateOf(sound);
  const file = new DataView(new ArrayBuffer(44 + wave.length * 2));
  const letters = (at: number, text: string) =>
    [...text].forEach((letter, place) => file.setUint8(at + place, letter.charCodeAt(0)));
  letters(0, "RIFF");
  file.setUint32(4, 36 + wave.length * 2, true);
  letters(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  letters(36, "data");
  file.setUint32(40, wave.length * 2, true);
  wave.forEach((one, place) => file.setInt16(44 + place * 2, Math.round(one * 32_767), true));
  return new Uint8Array(file.buffer);
}
