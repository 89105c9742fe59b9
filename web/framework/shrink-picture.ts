// Shrinks an image in the browser for upload; camera metadata is dropped.

/** Longest side in pixels: the largest size that is ever displayed. */
const SIDE = 1280
/** A request body may have one megabyte, and base64 is a third longer than the bytes. */
const MAX_BYTES = 700_000
const QUALITIES = [0.85, 0.7, 0.5, 0.3]

function toBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise(done => canvas.toBlob(done, 'image/jpeg', quality))
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

/** JPEG in base64; null when the browser cannot decode the file. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency: use a white background
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, quality)
    if (blob && blob.size <= MAX_BYTES) return toBase64(blob)
  }
  return null
}
