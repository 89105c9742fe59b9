// Public interface of merchandising for the other domains.
export { boughtTogether } from './queries/bought-together.ts'
