// Words and pictures of the plumbing categories.

/** Lines as categoryWords() reads them. */
export const plumbingCategories = `
x | x #000000 | x | x | x | x
`
