// HTTP routes of notes, files, tags and assignments of records, and of the caller's notifications.

import { annotationEndpoints } from '../../contract/annotations/api.ts'
import { attachmentEndpoints } from '../../contract/annotations/attachments-api.ts'
import { staffNotificationEndpoints } from '../../contract/annotations/notifications-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { assignRecord } from './commands/assignments.ts'
import { deleteAttachment } from './commands/attachments.ts'
import { chooseNotifications } from './commands/choices.ts'
import { followRecord } from './commands/follows.ts'
import { changeNote, deleteNote, writeNote } from './commands/notes.ts'
import { addTag, removeTag } from './commands/tags.ts'
import { annotationsOf, assigneesOf, notesOf, tagsInUse } from './queries/annotations.ts'
import { attachmentsOf } from './queries/attachments.ts'
import { notificationStream } from './queries/notification-stream.ts'
import { choicesOf, ownNotifications, readOwn, unreadOf } from './queries/notifications.ts'

export const annotationRoutes = routes(annotationEndpoints, {
  recordNotes: async ({ app, actor, params, query }) => ok(await notesOf(app.db, actor, params, query)),
  writeNote: async ({ app, actor, params, body }) => ok(await writeNote(app, actor, params, body)),
  changeNote: async ({ app, actor, params, body }) => ok(await changeNote(app, actor, params, body)),
  deleteNote: async ({ app, actor, params }) => {
    await deleteNote(app, actor, params)
    return ok({ deleted: true as const })
  },
  recordAnnotations: async ({ app, actor, params }) => ok(await annotationsOf(app.db, actor, params)),
  addTag: async ({ app, actor, params, body }) => ok(await addTag(app, actor, params, body)),
  removeTag: async ({ app, actor, params, body }) => ok(await removeTag(app, actor, params, body)),
  followRecord: async ({ app, actor, params, body }) => ok(await followRecord(app, actor, params, body)),
  assignRecord: async ({ app, actor, params, body }) => ok(await assignRecord(app, actor, params, body)),
  tagsInUse: async ({ app, actor, query }) => ok(await tagsInUse(app.db, actor, query)),
  assignees: async ({ app, actor, query }) => ok(await assigneesOf(app.db, actor, query)),
})

export const attachmentRoutes = routes(attachmentEndpoints, {
  recordAttachments: async ({ app, actor, params }) => ok(await attachmentsOf(app.db, actor, params)),
  deleteAttachment: async ({ app, actor, params }) => {
    await deleteAttachment(app, actor, params)
    return ok({ deleted: true as const })
  },
})

export const staffNotificationRoutes = routes(staffNotificationEndpoints, {
  staffNotifications: async ({ app, actor, query }) => ok(await ownNotifications(app.db, actor, query)),
  unreadNotifications: async ({ app, actor }) => ok(await unreadOf(app.db, actor)),
  notificationStream: async ({ app, actor }) => ok(notificationStream(app, actor)),
  readNotifications: async ({ app, actor, body }) => ok(await readOwn(app.db, actor, body)),
  notificationChoices: async ({ app, actor }) => ok(await choicesOf(app.db, actor)),
  chooseNotifications: async ({ app, actor, body }) => ok(await chooseNotifications(app, actor, body)),
})
