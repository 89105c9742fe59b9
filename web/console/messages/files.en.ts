// English texts of files of cells that leave and come back.

export const messages = {
  readBack: 'Read a file back',
  readHint: 'CSV or Excel (.xlsx). Nothing is saved yet: what the file changes becomes your draft.',
  file: 'File',
  read: 'Read the file',
  tooLarge: 'The file is larger than 7 MB. Send it in parts.',
  report: 'What the file brought',
  cellsTaken: '{count, plural, one{# cell taken into the draft} other{# cells taken into the draft}}',
  cellsSame: '{count, plural, one{# cell not changed} other{# cells not changed}}',
  cellsSkipped:
    '{count, plural, one{# cell skipped, as it was changed meanwhile} other{# cells skipped, as they were changed meanwhile}}',
  cellsWrong: '{count, plural, one{# cell or line is wrong} other{# cells or lines are wrong}}',
  unread: 'Columns that were not read, because their headings name no field: {headings}',
  takeAnyway: 'Take it all the same',
  taken: 'In the draft',
  downloadLeft: 'Lines that were not taken, as CSV',
  closeReport: 'Close the report',
  line: 'Line {row}',
  'reason-changed': 'The store has another value since',
  'reason-unreadable': 'The line cannot be read',
  'reason-version-unknown': 'The column Version was changed',
  'reason-twice': 'The product stands in the file twice',
  inStore: 'In the store now',
  inFile: 'In the file',
}
