declare module "subset-font" {
  /** A font cut down to the letters of a text. */
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: "woff2"; keepFeatures: string[] },
  ): Promise<Uint8Array>;
}
