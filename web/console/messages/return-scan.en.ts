// English texts of returns by scanning.

export const messages = {
  find: 'Find',
  findLabel: 'Scan a parcel',
  findHint: 'Number of the return, parcel or order, or the tracking number, then Enter.',
  findUnknown: 'No return of this market belongs to {code}.',
  findSeveral: '{code}: {count, plural, one{# return} other{# returns}}. Choose one.',
  check: 'Check by scanning',
  hint: 'MSN, part number or barcode, then Enter. 12*CODE checks twelve pieces.',
  add: 'Add',
  checked: '{packed} of {of} pieces checked',
  complete: 'Everything has arrived.',
  again: 'Check again',
  counted: '{product}: {packed} of {of}',
  full: '{product}: all {of, plural, one{# piece is} other{# pieces are}} already checked. This is one too many.',
  'too-many': '{product}: {asked} is too many, only {left} of this return are missing. Nothing was counted.',
  ambiguous: '{code} matches several products of this return. Scan another code, or type the MSN.',
  unknown: '{code} is not a product of this return. Put it aside.',
  'no-number': '“{text}” is not a quantity. Nothing was counted.',
} as const
