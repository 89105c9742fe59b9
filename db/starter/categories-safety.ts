// Words and pictures of the safety categories.

/** Lines as categoryWords() reads them. */
export const safetyCategories = `
x | x #000000 | x | x | x | x
`
