// Words and pictures of the tools categories.

/** Lines as categoryWords() reads them. */
export const toolCategories = `
x | x #000000 | x | x | x | x
`
