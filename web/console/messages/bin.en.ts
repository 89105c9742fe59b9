// English texts of the bin.

export const messages = {
  title: 'Bin',
  intro: 'What was deleted stays here for {days} days and can be restored. After that it is gone for good.',
  nothing: 'Nothing was deleted in the last {days} days.',
  kind: 'Kind',
  deletedBy: 'Deleted by {name}, {time}',
  goneAt: 'gone for good on {day}',
  restore: 'Restore',
  restored: 'Restored',
  'kind-group': 'Customer group',
  'kind-holiday': 'Holiday',
  'kind-newsletter': 'Newsletter',
  'kind-picture': 'Picture',
  'kind-place-rule': 'Rule of a place',
  'kind-synonym': 'Search words',
} as const
