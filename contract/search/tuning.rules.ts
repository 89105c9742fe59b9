// How search texts are compared: two that differ in case and spaces are one.

/** A search text as a tuning of it is stored. */
export const tunedText = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
