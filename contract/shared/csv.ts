// Tables as CSV that spreadsheets open without executing anything.

/** Tells spreadsheets that the text is UTF-8. */
export const CSV_MARK = '\ufeff'

/** A cell, quoted where necessary; text that a spreadsheet would run as a formula gets an apostrophe in front. */
function cell(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines with CRLF as in RFC 4180, without the byte order mark. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

/** An amount in the main unit with two decimals. */
export function csvAmount(minor: number): string {
  return (minor / 100).toFixed(2)
}
