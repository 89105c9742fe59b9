// Rules shared by all staff exports.

/** Maximum number of rows in a file. */
export const LIST_FILE_ROWS = 20_000

const MORE_ROWS = '# '

/** Last line of a file when the list has more rows. */
export const moreRowsLine = (): string =>
  `${MORE_ROWS}The list has more than ${LIST_FILE_ROWS} rows: narrow its filters for the others.`

/** Whether a line of an imported file is that notice. */
export const isMoreRowsLine = (firstCell: string): boolean => firstCell.startsWith(MORE_ROWS)
