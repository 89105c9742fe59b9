// The limits and types of files that staff attach to records.

/** Bytes of one file. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024
/** Files of one record. */
export const ATTACHMENTS_MAX = 20
export const ATTACHMENT_NAME_MAX = 120
/** Files that one member or key attaches within a day. */
export const ATTACHMENTS_PER_DAY = 200

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The endings that a name may have, by what the content is. */
export const ATTACHMENT_ENDINGS = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
  [XLSX]: ['xlsx'],
} as const
export type AttachmentType = keyof typeof ATTACHMENT_ENDINGS
export const ATTACHMENT_TYPES = Object.keys(ATTACHMENT_ENDINGS) as [AttachmentType, ...AttachmentType[]]

/** Sizes in which a picture is shown, as those of the pictures of products. */
export const PREVIEW_SIZES = ['thumbnail', 'xlarge'] as const
export type PreviewSize = (typeof PREVIEW_SIZES)[number]

/** What follows the last dot of a name, in small letters; empty without one. */
export const endingOf = (name: string): string => /.\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether a file is shown as a picture. */
export const isPicture = (type: AttachmentType): boolean => type.startsWith('image/')
