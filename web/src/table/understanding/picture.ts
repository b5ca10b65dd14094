// A picture of the finished game: the board as it is drawn on the page, with the result beside it.
import { outlineOf, patternOf } from "$lib/parts/shapes";

export interface PictureRow {
  place: number;
  name: string;
  colour: string;
  points: string;
}

export interface Picture {
  title: string;
  rows: readonly PictureRow[];
  /** The game's board, layer by layer, the lowest first. */
  layers: readonly SVGSVGElement[];
  /** Of the board, what is seen, as a viewBox. */
  frame: string;
  /** The class that has the colours of the game's world. */
  world: string;
}

export const WIDTH = 1600;
export const HEIGHT = 900;
const EDGE = 24;
const TEXT = { x: 1190, letters: 20 };

/** As a PNG file. It leaves nothing out that the page has not drawn, and asks no other host for anything. */
export async function draw(picture: Picture): Promise<Blob> {
  const source = new Blob([svgOf(picture, await styles())], { type: "image/svg+xml" });
  const url = URL.createObjectURL(source);
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The same as a document that needs nothing from the page. */
export function svgOf({ title, rows, layers, frame, world }: Picture, css: string): string {
  const layer = (svg: SVGSVGElement): string => {
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const { font, color } = getComputedStyle(svg); // of what is around it on the page
    const [, , wide = 1, tall = 1] = frame.split(" ").map(Number);
    const scale = Math.min((TEXT.x - 2 * EDGE) / wide, (HEIGHT - 2 * EDGE) / tall);
    const [width, height] = [wide * scale, tall * scale];
    Object.assign(copy.style, { font, color, width: `${width}px`, height: `${height}px`, overflow: "hidden" });
    for (const [name, value] of Object.entries({ viewBox: frame, x: EDGE, y: EDGE, width, height }))
      copy.setAttribute(name, String(value));
    return new XMLSerializer().serializeToString(copy);
  };
  const board = layers.map(layer).join("");
  const places = rows.map(
    ({ place, name, colour, points }, index) => `<g transform="translate(${TEXT.x} ${160 + index * 84})">
  <text y="10" class="place">${place}</text>
  <g transform="translate(62 0) scale(22)" stroke-linejoin="round">
    <path d="${outlineOf(colour)}" style="fill: var(--${colour}); stroke: #1c0d06; stroke-width: 0.09" />
    <path d="${patternOf(colour)}" style="fill: none; stroke: #1c0d06; stroke-width: 0.12; stroke-opacity: 0.5" />
  </g>
  <text x="98" y="${points ? -4 : 10}" class="name">${escaped(shortened(name, TEXT.letters))}</text>
  <text x="98" y="28" class="told">${escaped(points)}</text>
</g>`,
  );
  const { palette, initials } = document.documentElement.dataset;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${world}" data-theme="light" data-palette="${palette ?? ""}" data-initials="${
    initials ?? ""
  }" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${escaped(css)}
* { animation: none !important; transition: none !important; }
.paper { fill: var(--ground); } text { fill: var(--ink); }
.heading { font: 700 42px var(--serif); } .told { font: 400 25px var(--sans); } .place { font: 700 32px var(--serif); }
.name { font: 600 30px var(--sans); }</style>
<defs>${definitions(board + css)}</defs>
<rect class="paper" width="${WIDTH}" height="${HEIGHT}" />
${board}
<text x="${TEXT.x}" y="78" class="heading">${escaped(title)}</text>${places.join("")}
</svg>`;
}

/** Everything elsewhere on the page that is used by its id, and what that uses in turn. */
function definitions(markup: string): string {
  const found = new Map<string, string>();
  const search = (text: string): void => {
    for (const [, id = ""] of text.matchAll(/(?:href="|url\(["']?(?:&quot;)?)#([\w-]+)/g)) {
      const used = found.has(id) || markup.includes(`id="${id}"`) ? null : document.getElementById(id);
      if (!used) continue;
      found.set(id, new XMLSerializer().serializeToString(used));
      search(found.get(id) ?? "");
    }
  };
  search(markup);
  return [...found.values()].join("");
}

/** The page's styles as they were written: what a browser says of its rules is not always all of them. */
async function styles(): Promise<string> {
  const sheets = [...document.styleSheets].map(async ({ href, ownerNode }) =>
    href ? (new URL(href).origin === location.origin ? await (await fetch(href)).text() : "") : (ownerNode?.textContent ?? ""),
  );
  return withFonts((await Promise.all(sheets)).join("\n"));
}

/** The same with the fonts that the page has loaded in it, since a picture cannot load any. */
async function withFonts(css: string): Promise<string> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(faceOf));
  const faces = await Promise.all(
    [...css.matchAll(/@font-face\s*{([^}]*)}/g)].map(async ([face, body = ""]) => {
      const style = new Map(
        body.split(";").map((line) => [line.split(":")[0]?.trim(), line.slice(line.indexOf(":") + 1).trim()]),
      );
      const url = /url\(["']?([^"')]+)/.exec(body)?.[1];
      const asked = {
        family: style.get("font-family") ?? "",
        weight: style.get("font-weight") ?? "400",
        style: style.get("font-style") ?? "normal",
        unicodeRange: style.get("unicode-range") ?? "U+0-10FFFF",
      };
      if (!url || !loaded.has(faceOf(asked))) return "";
      return face.replace(url, await dataOf(await (await fetch(new URL(url, location.href))).blob()));
    }),
  );
  return `${faces.join("\n")}\n${css.replace(/@font-face\s*{[^}]*}/g, "")}`;
}

type Face = Pick<FontFace, "family" | "weight" | "style" | "unicodeRange">;
const faceOf = ({ family, weight, style, unicodeRange }: Face): string =>
  [family.replace(/["']/g, ""), weight === "normal" ? "400" : weight, style, unicodeRange.replace(/\s/g, "")]
    .join()
    .toLowerCase();

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("no font"));
    reader.readAsDataURL(blob);
  });
}

const escaped = (content: string): string => content.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const shortened = (text: string, letters: number): string =>
  [...text].length > letters ? `${[...text].slice(0, letters - 1).join("")}…` : text;
