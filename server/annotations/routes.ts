// HTTP routes of notes, tags and assignments of records.

import { annotationEndpoints } from '../../contract/annotations/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { assignRecord } from './commands/assignments.ts'
import { changeNote, deleteNote, writeNote } from './commands/notes.ts'
import { addTag, removeTag } from './commands/tags.ts'
import { annotationsOf, assigneesOf, notesOf, tagsInUse } from './queries/annotations.ts'

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
  assignRecord: async ({ app, actor, params, body }) => ok(await assignRecord(app, actor, params, body)),
  tagsInUse: async ({ app, actor, query }) => ok(await tagsInUse(app.db, actor, query)),
  assignees: async ({ app, actor, query }) => ok(await assigneesOf(app.db, actor, query)),
})
