// Creates a ZIP in the browser: stored without compression, names in UTF-8.

/** The checksum that a ZIP names for each file (CRC-32). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1 January 1980, the first day that a ZIP can name. */
const FIRST_DATE = 0x21

type Field = readonly [value: number, bytes: 2 | 4]

function recordOf(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const record = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of fields) {
    if (bytes === 2) record.setUint16(at, value, true)
    else record.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(record.buffer)
}

/** Packs texts under their names, at most 65,535 of them. */
export function zipOf(files: readonly { name: string; text: string }[]): Blob {
  const encoder = new TextEncoder()
  const [contents, directory]: Uint8Array<ArrayBuffer>[][] = [[], []]
  let offset = 0
  let size = 0
  for (const file of files) {
    const [name, bytes] = [encoder.encode(file.name), encoder.encode(file.text)]
    const facts: Field[] = [
      ...([
        [FLAGS, 2],
        [0, 2],
        [0, 2],
        [FIRST_DATE, 2],
      ] as const),
      ...([
        [crc32(bytes), 4],
        [bytes.length, 4],
        [bytes.length, 4],
        [name.length, 2],
        [0, 2],
      ] as const),
    ]
    const head = recordOf([[0x04034b50, 4], [20, 2], ...facts])
    contents?.push(head, name, bytes)
    const entry = recordOf([
      ...([
        [0x02014b50, 4],
        [20, 2],
        [20, 2],
      ] as const),
      ...facts,
      ...([
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ] as const),
    ])
    directory?.push(entry, name)
    size += entry.length + name.length
    offset += head.length + name.length + bytes.length
  }
  const count = files.length
  const end = recordOf([
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [size, 4],
      [offset, 4],
      [0, 2],
    ] as const),
  ])
  return new Blob([...(contents ?? []), ...(directory ?? []), end], { type: 'application/zip' })
}
