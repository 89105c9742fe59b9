// Words and pictures of the home categories.

/** Lines as categoryWords() reads them. */
export const homeCategories = `
x | x #000000 | x | x | x | x
`
