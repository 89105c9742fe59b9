// What other domains use of annotations: their lists filtered by a tag or by who is responsible.

export { markedProducts, marksOf, newestMarked, pageOfMarked } from './queries/marked.ts'
export type { Marks } from './repository/marked.ts'
