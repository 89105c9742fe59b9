// A picture for the examples, drawn here so that the gallery needs no catalogue.

/** A ring as an SVG data address; `hue` in degrees tells pictures apart. */
export function samplePicture(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 20% 96%)"/><circle cx="32" cy="32" r="17" fill="none" stroke="hsl(${hue} 30% 45%)" stroke-width="9"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
