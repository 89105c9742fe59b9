// English texts of versions of records: what somebody else has saved meanwhile, and what was typed before.

export const messages = {
  savedBy: 'Saved by {name}, {time}.',
  mergeHint: 'Choose for each field what is to stand. What you have not touched follows the store.',
  merge: 'Take the chosen values into the form',
  nothingDiffers: 'The values are the same as in your form.',
  gone: 'Somebody has removed this meanwhile.',
  leaveGone: 'Leave it removed',
  keepGone: 'Keep mine and make it again',
  'is-true': 'Yes',
  'is-false': 'No',
  draftKept: 'What you typed before is still here.',
  draftDrop: 'Start over',
} as const
