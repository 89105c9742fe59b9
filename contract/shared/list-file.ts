// What holds for the files of all lists of staff.

/** Most rows of a file. */
export const LIST_FILE_ROWS = 20_000

const MORE_ROWS = '# '

/** Last line of a file whose list has more rows. */
export const moreRowsLine = (): string =>
  `${MORE_ROWS}The list has more than ${LIST_FILE_ROWS} rows: narrow its filters for the others.`

/** Whether a line of a file that comes back is the one that says so. */
export const isMoreRowsLine = (firstCell: string): boolean => firstCell.startsWith(MORE_ROWS)
