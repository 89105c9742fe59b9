// A column of a grid of cells.

export interface CellColumn {
  name: string
  title: string
  /** Figures stand at the right. */
  right?: boolean
  /** Nobody may change it here. */
  locked?: boolean
  /** Width in rem. */
  width: number
  /** Values among which one is chosen. */
  list?: readonly { value: string; label: string }[]
}
