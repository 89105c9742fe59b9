// What other domains use of custom fields: conditions and columns of their lists.

export {
  type FieldList,
  type FieldQuery,
  fieldCells,
  fieldHeadings,
  fieldsOfList,
  NO_FIELDS,
} from './queries/list-fields.ts'
