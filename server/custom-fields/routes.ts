// HTTP routes of custom fields.

import { customFieldEndpoints } from '../../contract/custom-fields/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { arrangeKind, changeField, createField, removeField } from './commands/definitions.ts'
import { saveFields } from './commands/save-values.ts'
import { fieldsOf, recordFields, sensitiveFields } from './queries/record-fields.ts'

export const customFieldRoutes = routes(customFieldEndpoints, {
  customFields: async ({ app, actor, query }) => ok(await fieldsOf(app.db, actor, query)),
  createCustomField: async ({ app, actor, body }) => ok(await createField(app, actor, body)),
  changeCustomField: async ({ app, actor, params, body }) => ok(await changeField(app, actor, params.fieldId, body)),
  deleteCustomField: async ({ app, actor, params }) => {
    await removeField(app, actor, params.fieldId)
    return ok({ deleted: true as const })
  },
  arrangeCustomFields: async ({ app, actor, body }) => ok(await arrangeKind(app, actor, body)),
  fieldsOfRecord: async ({ app, actor, params }) => ok(await recordFields(app.db, actor, params)),
  sensitiveFieldsOfRecord: async ({ app, actor, params }) => ok(await sensitiveFields(app.db, actor, params)),
  saveFieldsOfRecord: async ({ app, actor, params, body }) =>
    ok(await saveFields(app, actor, params, body.fieldValues)),
})
