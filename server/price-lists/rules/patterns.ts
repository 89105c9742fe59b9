// Texts that staff search for.

/** A text as part of a pattern of `like`. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
