// A draft of the newsletter that comes back from the bin.

import type { IssueInput } from '../../../contract/newsletters/issues-api.ts'
import { binKind } from '../../platform/bin.ts'
import { appError } from '../../platform/errors.ts'
import { insertIssue } from '../repository/issues.ts'

export const newslettersBin = binKind<IssueInput>({
  kind: 'newsletter',
  async restore({ tx, actor }, { recordId, market, contents }) {
    if (!market) throw new Error('A newsletter belongs to a market')
    if (!(await insertIssue(tx, { id: recordId, market, input: contents }, actor.now))) throw appError('bin.taken')
    return recordId
  },
})
