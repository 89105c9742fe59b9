// Words and pictures of the electrical categories.

/** Lines as categoryWords() reads them. */
export const electricalCategories = `
x | x #000000 | x | x | x | x
`
