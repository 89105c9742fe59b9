// The product texts that are translated.

/** Texts that are translated, by the field of their Hindi; the value is the field of the English. */
export const TRANSLATED = { nameHi: 'name', featuresHi: 'features', descriptionHi: 'description' } as const
export type TranslatedField = keyof typeof TRANSLATED
export const TRANSLATED_FIELDS = Object.keys(TRANSLATED) as TranslatedField[]
