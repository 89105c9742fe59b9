// English texts of files of cells that leave and come back.

export const messages = {
  readBack: 'Import a file',
  readHint: 'CSV or Excel (.xlsx). Nothing is saved yet: changes in the file become your draft.',
  file: 'File',
  read: 'Import the file',
  tooLarge: 'The file is larger than 7 MB. Send it in parts.',
  report: 'Result of the import',
  cellsTaken: '{count, plural, one{# cell taken into the draft} other{# cells taken into the draft}}',
  cellsSame: '{count, plural, one{# cell not changed} other{# cells not changed}}',
  cellsSkipped:
    '{count, plural, one{# cell skipped, as it was changed meanwhile} other{# cells skipped, as they were changed meanwhile}}',
  cellsWrong: '{count, plural, one{# cell or line is wrong} other{# cells or lines are wrong}}',
  unread: 'Columns that were not imported, because their headings match no field: {headings}',
  takeAnyway: 'Import it anyway',
  taken: 'In the draft',
  downloadLeft: 'Rejected lines as CSV',
  closeReport: 'Close the report',
  line: 'Line {row}',
  'reason-changed': 'The store has another value since then',
  'reason-unreadable': 'The line cannot be read',
  'reason-version-unknown': 'The column Version was changed',
  'reason-twice': 'The product is in the file twice',
  inStore: 'In the store now',
  inFile: 'In the file',
}
