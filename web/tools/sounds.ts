import type { Plugin } from "vite";
import { SOUNDS, wav } from "./synthesis.ts";

// The sounds of the table lie at /sounds/NAME.wav: made by every build, and by the development server when asked for.
export function sounds(): Plugin {
  const made = () => Object.entries(SOUNDS).map(([name, sound]) => ({ fileName: `sounds/${name}.wav`, source: wav(sound) }));
  return {
    name: "sounds",
    generateBundle() {
      for (const file of made()) this.emitFile({ type: "asset", ...file });
    },
    configureServer(server) {
      const files = new Map(made().map(({ fileName, source }) => [`/${fileName}`, source]));
      server.middlewares.use((request, response, next) => {
        const source = files.get(request.url ?? "");
        if (source) response.setHeader("content-type", "audio/wav").end(source);
        else next();
      });
    },
  };
}
