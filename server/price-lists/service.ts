// Public interface of price lists: what a file would change in a list, for who approves it.

export { pricesOfFile } from './queries/file-prices.ts'
