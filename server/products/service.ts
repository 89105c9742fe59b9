// What other domains use of the grid of products: the products that its filters find.

export { pageOfProducts } from './queries/grid.ts'
