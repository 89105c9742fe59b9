// A column of a cell grid.

export interface CellColumn {
  name: string
  title: string
  /** Numbers are right-aligned. */
  right?: boolean
  /** Read-only here. */
  locked?: boolean
  /** Width in rem. */
  width: number
  /** Allowed values to choose from. */
  list?: readonly { value: string; label: string }[]
}
