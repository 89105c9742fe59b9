// Limits and types of attachments.

/** Maximum size of a file in bytes. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024
/** Maximum number of files per record. */
export const ATTACHMENTS_MAX = 20
export const ATTACHMENT_NAME_MAX = 120
/** Maximum number of files that a member or key may attach per day. */
export const ATTACHMENTS_PER_DAY = 200

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Allowed file extensions by content type. */
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

/** Picture sizes, as for product pictures. */
export const PREVIEW_SIZES = ['thumbnail', 'xlarge'] as const
export type PreviewSize = (typeof PREVIEW_SIZES)[number]

/** The file extension in lower case; empty without one. */
export const endingOf = (name: string): string => /.\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether a file is shown as a picture. */
export const isPicture = (type: AttachmentType): boolean => type.startsWith('image/')
