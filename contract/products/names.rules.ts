// The kinds of names that are translated.

/** What is translated besides products. Attributes, their values and brands are those of all markets. */
export const NAMED_KINDS = ['category', 'attribute', 'value', 'brand'] as const
