// Normalisation of search texts: case and spaces do not matter.

/** A search text as stored in a tuning. */
export const tunedText = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
