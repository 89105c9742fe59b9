// Public interface of custom fields: conditions and columns of other domains' lists.

export {
  type FieldList,
  type FieldQuery,
  fieldCells,
  fieldHeadings,
  fieldsOfList,
  NO_FIELDS,
} from './queries/list-fields.ts'
