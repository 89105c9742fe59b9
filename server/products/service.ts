// The product grid for other domains: the products that its filters match.

export { pageOfProducts } from './queries/grid.ts'
