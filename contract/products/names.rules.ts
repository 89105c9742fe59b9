// The kinds of names that are translated.

/** What is translated besides products. Attributes, their values and brands are shared by all markets. */
export const NAMED_KINDS = ['category', 'attribute', 'value', 'brand'] as const

/** Maximum length of each Hindi text. */
export const NAME_FIELDS = { name: 120, intro: 2000, value: 300 } as const

/** Maximum number of texts saved per call. */
export const MAX_SAVED_NAMES = 200
