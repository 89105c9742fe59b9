// Staff endpoints for attachments of records. The files themselves are uploaded and downloaded by routes outside the contract.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import type { ErrorCode } from '../shared/errors.ts'
import { zUuid } from '../shared/schemas.ts'
import { zRecordParams } from './api.ts'
import { ATTACHMENT_NAME_MAX, ATTACHMENT_TYPES, ATTACHMENTS_MAX, PREVIEW_SIZES } from './attachments.rules.ts'

const PATH = '/api/admin/annotations/{recordKind}/{recordId}/attachments'

export const zAttachmentParams = zRecordParams.extend({ attachmentId: zUuid })

/**
 * Parameters sent with the file to `POST …/attachments`, whose body is the bytes as `application/octet-stream`. The
 * caller chooses the id, so repeating the upload attaches no second file.
 */
export const zAttachmentUpload = z.strictObject({
  attachmentId: zUuid,
  name: z
    .string()
    .transform(name => name.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(ATTACHMENT_NAME_MAX, `At most ${ATTACHMENT_NAME_MAX} characters.`)
        // neither a path, nor control characters, nor those that change the text direction
        .regex(/^[^/\\\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]+$/u, 'A plain file name.'),
    ),
})

/** Error codes of the upload, besides those of every staff call. */
export const ATTACHMENT_UPLOAD_ERRORS = [
  ...(['attachment.size', 'attachment.content', 'attachment.name', 'attachment.too-many-today'] as const),
  ...(['record.too-many-attachments', 'request.idempotency'] as const),
] as const satisfies readonly ErrorCode[]

/** Requests a picture, `GET …/attachments/{attachmentId}/picture`, as WebP. */
export const zPictureQuery = z.strictObject({ size: z.enum(PREVIEW_SIZES) })

const zAttachment = z.object({
  attachmentId: zUuid,
  name: z.string(),
  /** Detected type of the content, regardless of the file name. */
  type: z.enum(ATTACHMENT_TYPES),
  /** Size in bytes. */
  size: z.int(),
  /** Name of the member or API key that attached it, at that time. */
  author: z.string(),
  /** Whether the caller attached it. */
  own: z.boolean(),
  at: z.iso.datetime(),
})
export type Attachment = z.output<typeof zAttachment>

const attachment: Attachment = {
  attachmentId: '8d0c7a0e-52a3-4f53-8b0e-3a1f0e0c5d11',
  ...{ name: 'delivery-proof.pdf', type: 'application/pdf', size: 48_211, author: 'Nadia Khan', own: true },
  at: '2026-11-24T06:12:00.000Z',
}

export const attachmentEndpoints = defineEndpoints({
  recordAttachments: {
    method: 'GET',
    path: PATH,
    access: 'staff',
    permission: 'notes.read',
    summary: `Lists the files attached to a record, newest first; at most ${ATTACHMENTS_MAX} can be attached.`,
    params: zRecordParams,
    response: envelope(z.object({ attachments: z.array(zAttachment) })),
    errors: ['request.not-found'],
    example: ok({ attachments: [attachment] }),
  },
  deleteAttachment: {
    method: 'DELETE',
    path: `${PATH}/{attachmentId}`,
    access: 'staff',
    permission: 'notes.write',
    summary:
      'Deletes a file that the caller attached, or with `notes.moderate` anybody’s; for a customer this also requires `customers.note`. The content is removed; the audit log keeps the file name and who deleted it. Repeating it changes nothing.',
    params: zAttachmentParams,
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['request.not-found', 'attachment.unknown', 'attachment.not-own'],
    example: ok({ deleted: true as const }),
  },
})
