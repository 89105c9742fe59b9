// Saved list views: saved by a staff member, shared with others, deleted by their owner.

import { MAX_VIEWS, type SavedView } from '../../../contract/staff/views-api.ts'
import type { StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { wantsPlainList } from '../repository/default-views.ts'
import { countOtherViews, deleteViewRow, findView, listViews, type NewView, saveViewRow } from '../repository/views.ts'

/** The caller's own views of a list and those shared by others. */
export async function savedViews(
  app: App,
  { staffId }: StaffMember,
  path: string,
): Promise<{ views: SavedView[]; plainDefault: boolean }> {
  const views = await listViews(app.db, staffId, path)
  return { views, plainDefault: await wantsPlainList(app.db, staffId, path) }
}

/** @throws request.invalid if the member has too many views of the list */
export function saveView(app: App, { staffId }: StaffMember, view: NewView): Promise<SavedView> {
  return app.db.transaction(async tx => {
    if ((await countOtherViews(tx, staffId, view.path, view.name)) >= MAX_VIEWS) {
      const message = `A list has at most ${MAX_VIEWS} views of a person: delete one first.`
      throw appError('request.invalid', { problems: [{ path: 'body.name', message }] })
    }
    await saveViewRow(tx, staffId, view)
    const saved = await findView(tx, staffId, view.path, view.name)
    if (!saved) throw new Error('The view was not saved')
    return saved
  })
}

/** @throws request.not-found */
export async function deleteView(app: App, { staffId }: StaffMember, viewId: string): Promise<void> {
  if (!(await deleteViewRow(app.db, staffId, viewId))) throw appError('request.not-found')
}
