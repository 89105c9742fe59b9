// The kinds of names that are translated.

/** What is translated besides products. Attributes, their values and brands are those of all markets. */
export const NAMED_KINDS = ['category', 'attribute', 'value', 'brand'] as const

/** The longest Hindi of each text, in characters. */
export const NAME_FIELDS = { name: 120, intro: 2000, value: 300 } as const

/** Texts that one call saves. */
export const MAX_SAVED_NAMES = 200
