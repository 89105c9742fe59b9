// Public interface of approvals: stores staff calls that another member has to approve.

export { requestApproval } from './commands/request.ts'
