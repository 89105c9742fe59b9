// Words and pictures of the office categories.

/** Lines as categoryWords() reads them. */
export const officeCategories = `
x | x #000000 | x | x | x | x
`
